import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { pageMeta } from '#platform/page-meta.ts';
import { useSession } from '#platform/session.ts';
import { SiteFrame } from '#screens/layout/site-frame.tsx';
import { NotFoundPage } from '#screens/not-found-page.tsx';
import { CannotReach } from '#ui/cannot-reach.tsx';
import { LoadingState } from '#ui/loading-state.tsx';

const AdminPortal = lazy(async () => ({ default: (await import('#screens/admin-portal.tsx')).AdminPortal }));

export const meta = () => pageMeta('Page not found', 'There is no page at this address.');

/** Every address that is no route. One of them is there for administrators alone; to others it leads nowhere. */
const NotFound = () => {
  const { pathname } = useLocation();
  return /^\/admin-portal\/?$/i.test(pathname) ? <ForAdministrators /> : <Lost />;
};
export default NotFound;

const Lost = () => {
  const { pathname } = useLocation();
  // oxlint-disable-next-line no-console -- whoever follows a dead link can tell us which one
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname]);
  return (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  );
};

const ForAdministrators = () => {
  const session = useSession();
  const isServedAsLost = useServedAsLost();
  if (session.state === 'signed-in' && session.user.role === 'admin') {
    return (
      <Suspense fallback={<Waiting />}>
        <AdminPortal user={session.user} />
      </Suspense>
    );
  }
  if (isServedAsLost || session.state === 'signed-in' || session.state === 'signed-out') return <Lost />;
  if (session.state === 'loading') return <Waiting />;
  return (
    <main>
      <CannotReach onRetry={session.retry} />
    </main>
  );
};

const Waiting = () => (
  <main>
    <LoadingState />
  </main>
);

/** Whether the server answered with the page for unknown addresses, which comes to life as it is. */
const useServedAsLost = (): boolean => {
  const isComingToLife = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [wasServed] = useState(isComingToLife);
  return wasServed;
};

const neverChanges = () => () => undefined;
