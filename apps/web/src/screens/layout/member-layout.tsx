import { Outlet } from 'react-router';
import { LoginGuard } from '#platform/login-guard.tsx';

const MemberLayout = () => (
  <LoginGuard>
    <Outlet />
  </LoginGuard>
);
export default MemberLayout;
