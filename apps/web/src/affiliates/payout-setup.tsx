import type { Affiliate } from '@evergrant/contract/affiliates.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconExternalLink } from '@tabler/icons-react';
import { brand } from '@evergrant/domain/brand/brand.ts';
import classes from '#affiliates/payout-setup.module.css';
import { usePayoutSetup } from '#affiliates/use-payout-setup.ts';
import { affiliateTerms } from '#content/affiliate-program.ts';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

/** How an approved affiliate is paid, and what is still to be done for it. */
export const PayoutSetup = ({ affiliate }: { readonly affiliate: Affiliate }) => {
  if (affiliate.payoutMethod !== 'stripe') return <PaidByHand affiliate={affiliate} />;
  if (affiliate.stripeOnboardingCompleted) return <Complete affiliate={affiliate} />;
  return <ToBeDone affiliate={affiliate} />;
};

interface Props {
  readonly affiliate: Affiliate;
}

const nameByMethod = { paypal: 'PayPal', wire: 'wire transfer', stripe: 'Stripe' } as const;

const PaidByHand = ({ affiliate }: Props) => (
  <Panel title="Payouts">
    <Text>
      You are paid by {nameByMethod[affiliate.payoutMethod]}. An administrator sends the money by hand after each pay
      day; there is nothing for you to set up.
    </Text>
    <PayDays affiliate={affiliate} />
    <Text size="sm" c="dimmed" mt="sm">
      Has your account changed? Write to {brand.supportEmail}.
    </Text>
  </Panel>
);

const Complete = ({ affiliate }: Props) => (
  <Panel title="Payment Setup Complete">
    <Group gap="xs" wrap="nowrap" align="start">
      <IconCircleCheck className={classes.done} size={26} stroke={1.8} aria-hidden="true" />
      <Text>Stripe has all it needs. Your payouts go to your bank account by themselves.</Text>
    </Group>
    <PayDays affiliate={affiliate} />
  </Panel>
);

const PayDays = ({ affiliate }: Props) => (
  <Text mt="sm">
    {affiliate.nextPayoutDate === null ? null : (
      <>
        Next pay day: <strong>{longDate(affiliate.nextPayoutDate)}</strong>.{' '}
      </>
    )}
    Pay day is every {affiliateTerms.payoutEveryDays} days.
  </Text>
);

const ToBeDone = ({ affiliate }: Props) => {
  const setup = usePayoutSetup(affiliate);
  const hasAccount = affiliate.stripeAccountId !== null;
  return (
    <Panel title={hasAccount ? 'Complete Stripe Onboarding' : 'Setup Required: Stripe Connect'} tone="brass">
      <Stack gap="md">
        <Text>
          {hasAccount
            ? 'Your account exists, but Stripe still needs something from you before it can pay you. Your earnings wait until then.'
            : 'You are paid by Stripe to your bank account. Stripe asks who you are and where the money goes, in a new window; we never see your bank details.'}
        </Text>
        {setup.needsConnect ? <ConnectRequired /> : null}
        {setup.blockedUrl === undefined ? null : <Blocked url={setup.blockedUrl} />}
        <Group gap="sm">
          <Button
            loading={setup.isStarting}
            onClick={setup.start}
            rightSection={<IconExternalLink size={20} stroke={1.8} aria-hidden="true" />}
          >
            {hasAccount ? 'Continue Onboarding' : 'Set Up Stripe Account'}
          </Button>
          {hasAccount ? (
            <Button variant="default" loading={setup.isRefreshing} onClick={setup.refresh}>
              Refresh Status
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Panel>
  );
};

const ConnectRequired = () => (
  <Notice tone="error" title="Stripe Connect Required">
    <Text mb="sm">
      Payouts through Stripe are not switched on for {brand.name} yet. Whoever runs this site can do that at Stripe;
      until then, write to {brand.supportEmail} to be paid in another way.
    </Text>
    <Button
      component="a"
      href="https://dashboard.stripe.com/connect"
      target="_blank"
      rel="noreferrer"
      variant="default"
    >
      Setup Connect
    </Button>
  </Notice>
);

const Blocked = ({ url }: { readonly url: string }) => (
  <Notice tone="attention" title="Your browser blocked the new window">
    <Anchor inherit c="inherit" underline="always" href={url} target="_blank" rel="noreferrer">
      Open Stripe’s questions
    </Anchor>
  </Notice>
);
