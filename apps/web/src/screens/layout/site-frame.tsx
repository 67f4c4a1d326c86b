import type { ReactNode } from 'react';
import { MemberWidget } from '#screens/layout/member-widget.tsx';
import { SiteFooter } from '#screens/layout/site-footer.tsx';
import { SiteHeader } from '#screens/layout/site-header.tsx';
import { useHashScroll } from '#screens/layout/use-hash-scroll.ts';
import classes from '#screens/layout/site-layout.module.css';

/** Header, footer and floating widgets around the content of a screen. */
export const SiteFrame = ({ children }: { readonly children: ReactNode }) => {
  useHashScroll();
  return (
    <div className={classes.site}>
      <a className={classes.skip} href="#main">
        Skip to the content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <SiteFooter />
      <MemberWidget />
    </div>
  );
};
