import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageMeta } from '#platform/page-meta.ts';
import { NotFoundPage } from '#screens/not-found-page.tsx';

export const meta = () => pageMeta('Page not found', 'There is no page at this address.');

const NotFound = () => {
  const { pathname } = useLocation();
  // oxlint-disable-next-line no-console -- whoever follows a dead link can tell us which one
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname]);
  return <NotFoundPage />;
};
export default NotFound;
