import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#platform/session.ts';
import { MemberWidget } from '#screens/layout/member-widget.tsx';
import { SiteFooter } from '#screens/layout/site-footer.tsx';
import { SiteHeader } from '#screens/layout/site-header.tsx';
import { isTaskScreen } from '#screens/layout/task-screens.ts';
import { useHashScroll } from '#screens/layout/use-hash-scroll.ts';
import classes from '#screens/layout/site-layout.module.css';

/** Header, footer and floating widgets around the content of a screen. */
export const SiteFrame = ({ children }: { readonly children: ReactNode }) => {
  useHashScroll();
  const { pathname } = useLocation();
  const isMember = useSession().state === 'signed-in';
  const isFloatedOver = isMember && !isTaskScreen(pathname);
  return (
    <div className={classes.site} data-floated-over={isFloatedOver || undefined}>
      <a className={classes.skip} href="#main">
        Skip to the content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <SiteFooter />
      {isMember ? <MemberWidget isFloating={isFloatedOver} /> : null}
    </div>
  );
};
