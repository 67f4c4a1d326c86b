import { Outlet } from 'react-router';
import { SiteFrame } from '#screens/layout/site-frame.tsx';

const SiteLayout = () => (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
);
export default SiteLayout;
