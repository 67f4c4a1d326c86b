import type { Affiliate } from '@evergrant/contract/affiliates.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { AffiliateBadge } from '#affiliates/affiliate-badge.tsx';
import { affiliateQuery } from '#affiliates/affiliate-query.ts';
import { ReferralLink } from '#affiliates/referral-link.tsx';
import { StatusBanner } from '#affiliates/status-banner.tsx';
import { messageOf } from '#platform/api-problem.ts';
import { Panel } from '#ui/panel.tsx';

/** The member's part in the affiliate program: the way in, or where it stands. */
export const AffiliateCard = () => {
  const own = useQuery(affiliateQuery);
  if (own.isPending) {
    return (
      <Panel title={joinTitle}>
        <Text component="output" display="block" c="dimmed">
          Loading…
        </Text>
      </Panel>
    );
  }
  if (own.isError && !own.data) {
    return (
      <Panel title={joinTitle}>
        <Stack gap="sm" align="flex-start" role="alert">
          <Text>Failed to load affiliate data</Text>
          <Text c="dimmed">{messageOf(own.error, 'Please try again in a moment.')}</Text>
          <Button variant="default" onClick={() => void own.refetch()}>
            Try Again
          </Button>
        </Stack>
      </Panel>
    );
  }
  const affiliate = own.data?.affiliate;
  return affiliate ? <OwnProgram affiliate={affiliate} /> : <Join />;
};

const joinTitle = `Earn with ${brand.name}`;

const Join = () => (
  <Panel title={joinTitle} tone="brass">
    <Text mb="md">
      Earn {formatMoney(brand.commissions.oneTimeInCents)} per one-time sale and{' '}
      {formatMoney(brand.commissions.subscriptionInCents)} per monthly subscription.
    </Text>
    <Button component={Link} to="/affiliate-apply" variant="default">
      Apply Now
    </Button>
  </Panel>
);

const OwnProgram = ({ affiliate }: { readonly affiliate: Affiliate }) => (
  <Panel title="Affiliate program" aside={<AffiliateBadge status={affiliate.status} />}>
    <Stack gap="md" align="stretch">
      <StatusBanner status={affiliate.status} />
      {affiliate.referralLink === null ? null : <ReferralLink link={affiliate.referralLink} />}
      <div>
        <Button component={Link} to="/affiliate-dashboard" variant="default">
          View Dashboard
        </Button>
      </div>
    </Stack>
  </Panel>
);
