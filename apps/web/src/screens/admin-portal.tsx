import { Button } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { AdminPortal as Portal } from '#administration/admin-portal.tsx';
import { pageMeta } from '#platform/page-meta.ts';
import { useSession } from '#platform/session.ts';
import { SiteFrame } from '#screens/layout/site-frame.tsx';
import NotFound, { meta as notFoundMeta } from '#screens/not-found.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';

// Until it is known that an administrator asks, this is an address like any other that leads nowhere.
export const meta = notFoundMeta;

const AdminPortal = () => {
  const session = useSession();
  const isServedAsLost = useServedAsLost();
  switch (session.state) {
    case 'loading':
      return isServedAsLost ? <NotFound /> : <LoadingState />;
    case 'failed':
      return (
        <ErrorState title="We could not check your login" onRetry={session.retry}>
          Check your internet connection and try again.
        </ErrorState>
      );
    case 'signed-out':
      return <NotFound />;
    case 'signed-in':
      if (session.user.role !== 'admin') return <NotFound />;
      return (
        <SiteFrame>
          <title>{portalTitle}</title>
          <Page>
            <PageHeading
              title="Administration"
              subtitle="Applications, commissions, payouts, refunds and the audit log."
            />
            {session.user.needsSecondFactor ? <SecondFactorFirst /> : <Portal />}
          </Page>
        </SiteFrame>
      );
  }
};
export default AdminPortal;

/** Whether the server answered with the page for unknown addresses, which this one then continues. */
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

const portalTitle = String(pageMeta('Administration', '').flatMap((entry) => ('title' in entry ? entry.title : []))[0]);

const SecondFactorFirst = () => (
  <Notice tone="attention" title="Set up a second factor first">
    <p>
      Administrators see names, addresses and account numbers. Signing in to do so takes a code from your phone too.
    </p>
    <Button component={Link} to="/account">
      Set up second factor
    </Button>
  </Notice>
);
