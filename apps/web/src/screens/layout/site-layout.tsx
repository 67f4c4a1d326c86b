import { Outlet } from 'react-router';
import { MemberWidget } from '#screens/layout/member-widget.tsx';
import { SiteFooter } from '#screens/layout/site-footer.tsx';
import { SiteHeader } from '#screens/layout/site-header.tsx';
import { useHashScroll } from '#screens/layout/use-hash-scroll.ts';
import classes from '#screens/layout/site-layout.module.css';

const SiteLayout = () => {
  useHashScroll();
  return (
    <div className={classes.site}>
      <a className={classes.skip} href="#main">
        Skip to the content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <MemberWidget />
    </div>
  );
};
export default SiteLayout;
