import newsreaderFont from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import atkinsonFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/newsreader/wght.css';
import '#platform/forbid-eval.ts';
import '#ui/fallback-fonts.css';
import '#ui/mantine.css';
import '#ui/theme.css';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { passwordLengthOfPage } from '#platform/password-length.ts';
import { siteOrigin } from '#platform/site-origin.ts';
import { NotFoundPage } from '#screens/not-found-page.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { AliveMark } from '#ui/alive-mark.tsx';
import { Messages } from '#ui/messages.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { paperColor } from '#ui/paper-color.ts';
import { ScrollKeeper } from '#ui/scroll-keeper.tsx';
import { cssVariablesResolver, theme } from '#ui/theme.ts';

const preloadedFont = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

export const links = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  preloadedFont(newsreaderFont),
  preloadedFont(atkinsonFont),
];

export const meta = () => pageMeta(brand.name, brand.description);

export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en-US" data-origin={siteOrigin()} data-password-length={passwordLengthOfPage()} {...mantineHtmlProps}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={paperColor.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={paperColor.dark} media="(prefers-color-scheme: dark)" />
      <ColorSchemeScript defaultColorScheme="auto" />
      <Meta />
      <Links />
    </head>
    <body>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        {children}
      </MantineProvider>
      <ScrollKeeper />
      <AliveMark />
      <Scripts />
    </body>
  </html>
);

const Root = () => (
  <>
    <Outlet />
    <Messages />
  </>
);
export default Root;

export const HydrateFallback = () => <LoadingState />;

export const ErrorBoundary = ({ error }: { readonly error: unknown }) => {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main>
        <NotFoundPage />
      </main>
    );
  }
  return (
    <main>
      <ErrorState title="This page could not be shown" onRetry={() => window.location.reload()}>
        Something went wrong on our side. Try again; if it happens again, write to {brand.supportEmail}.
      </ErrorState>
    </main>
  );
};
