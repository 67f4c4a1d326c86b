import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginPath } from '#platform/return-to.ts';
import { useSession } from '#platform/session.ts';
import { CannotReach } from '#ui/cannot-reach.tsx';
import { LoadingState } from '#ui/loading-state.tsx';

/** Shows its children to members only; others go to the login page, which brings them back here. */
export const LoginGuard = ({ children }: { readonly children: ReactNode }) => {
  const session = useSession();
  const { pathname, search, hash, state } = useLocation();

  switch (session.state) {
    case 'loading':
      return <LoadingState />;
    case 'failed':
      return <CannotReach onRetry={session.retry} />;
    case 'signed-out':
      return <Navigate to={loginPath(`${pathname}${search}${hash}`)} state={state} replace />;
    case 'signed-in':
      return children;
  }
};
