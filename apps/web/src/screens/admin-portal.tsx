import type { User } from '@evergrant/contract/accounts.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PortalTabs } from '#administration/portal-tabs.tsx';
import { queryClient } from '#platform/query-client.ts';
import { SiteFrame } from '#screens/layout/site-frame.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';

/** What administrators find where others find nothing. */
export const AdminPortal = ({ user }: { readonly user: User }) => {
  useDocumentTitle(`Administration · ${brand.name}`);
  return (
    <QueryClientProvider client={queryClient}>
      <SiteFrame>
        <Page>
          <PageHeading
            title="Administration"
            subtitle="Applications, commissions, payouts, refunds and the audit log."
          />
          {user.needsSecondFactor ? <SecondFactorFirst /> : <PortalTabs />}
        </Page>
      </SiteFrame>
    </QueryClientProvider>
  );
};

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
