import type { Affiliate } from '@evergrant/contract/affiliates.ts';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AffiliateBadge } from '#affiliates/affiliate-badge.tsx';
import { AffiliateOverview } from '#affiliates/affiliate-overview.tsx';
import { affiliateQuery } from '#affiliates/affiliate-query.ts';
import { affiliateHeadline } from '#content/affiliate-program.ts';
import { messageOf } from '#platform/api-problem.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';
import { Panel } from '#ui/panel.tsx';

export const meta = () => pageMeta('Affiliate Dashboard', 'Your referral link, what it earned and when it is paid.');

const AffiliateDashboard = () => {
  // The onboarding happens in another window: coming back from there shows what it changed.
  const own = useQuery({ ...affiliateQuery, refetchOnWindowFocus: 'always' });
  const affiliate = own.data?.affiliate;
  return (
    <Page>
      <PageHeading
        title="Affiliate Dashboard"
        subtitle="Your link, what it earned, and when it is paid."
        action={affiliate ? <Who affiliate={affiliate} /> : undefined}
      />
      {own.isPending ? <LoadingState label="Loading your affiliate account…" /> : null}
      {own.isError && !own.data ? (
        <ErrorState title="Failed to load affiliate data" onRetry={() => void own.refetch()}>
          {messageOf(own.error, 'Please try again in a moment.')}
        </ErrorState>
      ) : null}
      {affiliate === null ? <NoAccount /> : null}
      {affiliate ? <AffiliateOverview affiliate={affiliate} /> : null}
    </Page>
  );
};
export default AffiliateDashboard;

const Who = ({ affiliate }: { readonly affiliate: Affiliate }) => (
  <Group gap="sm">
    <Text>
      Code <strong>{affiliate.affiliateCode}</strong>
    </Text>
    <AffiliateBadge status={affiliate.status} />
  </Group>
);

const NoAccount = () => (
  <Panel title="Your affiliate account">
    <EmptyState
      title="No Affiliate Account Found"
      action={
        <Button component={Link} to="/affiliate-apply" size="lg">
          Apply Now
        </Button>
      }
    >
      {affiliateHeadline}. Applying takes a few minutes.
    </EmptyState>
  </Panel>
);
