import type { Affiliate } from '@evergrant/contract/affiliates.ts';
import { Button, Stack, Tabs } from '@mantine/core';
import { Link } from 'react-router';
import classes from '#affiliates/affiliate-overview.module.css';
import { AffiliateResources } from '#affiliates/affiliate-resources.tsx';
import { CommissionList } from '#affiliates/commission-list.tsx';
import { EarningsCards } from '#affiliates/earnings-cards.tsx';
import { PayoutSetup } from '#affiliates/payout-setup.tsx';
import { ReferralLink } from '#affiliates/referral-link.tsx';
import { StatusBanner } from '#affiliates/status-banner.tsx';
import { Panel } from '#ui/panel.tsx';

/** An affiliate's record, as far as its status has something to show. */
export const AffiliateOverview = ({ affiliate }: { readonly affiliate: Affiliate }) => {
  const { status, stats, referralLink, nextPayoutDate } = affiliate;
  const hasEarned = status === 'approved' || status === 'suspended';
  return (
    <Stack gap="lg">
      <StatusBanner status={status} />
      {status === 'rejected' ? (
        <div>
          <Button component={Link} to="/affiliate-apply" variant="default">
            Apply Again
          </Button>
        </div>
      ) : null}
      {hasEarned ? <EarningsCards stats={stats} /> : null}
      {status === 'approved' ? <LinkAndPayouts affiliate={affiliate} /> : null}
      {hasEarned ? (
        <Panel padding="flush">
          <Tabs defaultValue="commissions" keepMounted={false} classNames={{ list: classes.tabs, tab: classes.tab }}>
            <Tabs.List>
              <Tabs.Tab value="commissions">Commissions</Tabs.Tab>
              <Tabs.Tab value="resources">Resources</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="commissions">
              <h2 className={classes.hidden}>Commissions</h2>
              <CommissionList />
            </Tabs.Panel>
            <Tabs.Panel value="resources">
              <h2 className={classes.hidden}>Resources</h2>
              <AffiliateResources link={referralLink} nextPayoutDate={nextPayoutDate} />
            </Tabs.Panel>
          </Tabs>
        </Panel>
      ) : null}
    </Stack>
  );
};

const LinkAndPayouts = ({ affiliate }: { readonly affiliate: Affiliate }) => {
  const isReady = affiliate.payoutMethod !== 'stripe' || affiliate.stripeOnboardingCompleted;
  return (
    <div className={classes.columns}>
      {affiliate.referralLink === null ? null : (
        <Panel title="Share">
          <ReferralLink link={affiliate.referralLink} isPrimary={isReady} />
          <p className={classes.hint}>Next to it, say that you are paid. The texts under Resources do.</p>
        </Panel>
      )}
      <PayoutSetup affiliate={affiliate} />
    </div>
  );
};
