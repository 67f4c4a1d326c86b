import type { GuestPaymentStatus } from '@evergrant/contract/guest-purchases.ts';
import { Button, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import classes from '#payments/checkout.module.css';
import { ClaimHerePanel } from '#payments/claim-here-panel.tsx';
import { GuestAccountForm } from '#payments/guest-account-form.tsx';
import { NumberedSteps } from '#payments/numbered-steps.tsx';
import { SecondPaymentNotice } from '#payments/second-payment-notice.tsx';
import { PurchaseSummary } from '#payments/purchase-summary.tsx';
import { storedGuestCheckout } from '#payments/stored-guest.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';

interface Props {
  readonly sessionId: string;
  readonly payment: GuestPaymentStatus;
  /** Who is signed in meanwhile, if anybody. */
  readonly member: { readonly name: string; readonly email: string } | undefined;
}

/** A guest's payment that the server has confirmed: what was bought, and how it comes into an account. */
export const GuestPaidPanel = (props: Props) => {
  const say = useSay();
  return (
    <div className={classes.column}>
      <output className={classes.paidHead}>
        <IconCircleCheck size={40} aria-hidden />
        <Title order={1}>{say('Payment Successful')}</Title>
      </output>
      <WayOn {...props} />
      <PurchaseSummary payment={props.payment} />
      <NumberedSteps title={say("What's Next")} steps={whatsNext} />
    </div>
  );
};

const WayOn = ({ sessionId, payment, member }: Props) => {
  const say = useSay();
  if (payment.isSecondPayment) {
    return (
      <>
        <SecondPaymentNotice payment={payment} />
        {payment.isClaimed ? null : (
          <Panel title={say('What you paid for first is yours')}>
            <Text>
              {say(
                'If it is not in an account yet, the link in its receipt adds it to one. This second payment needs nothing more from you.',
              )}
            </Text>
          </Panel>
        )}
      </>
    );
  }
  if (payment.isClaimed) {
    return (
      <Panel title={say('Your purchase is in an account')}>
        <Text mb="md">
          {say(`Log in to use it. If you do not know which account it is, write to ${brand.supportEmail}.`)}
        </Text>
        <Button component={Link} to={member ? '/dashboard' : '/login'} size="lg">
          {say(member ? 'Go to Dashboard' : 'Login')}
        </Button>
      </Panel>
    );
  }
  if (!payment.canClaim) {
    return (
      <Panel title={say('Open the link in your receipt')}>
        <Text mb="md">
          {say(
            'We mailed the receipt to the address of the payer. Its link adds this purchase to an account. This browser is not the one that paid, so we cannot do it here.',
          )}
        </Text>
        <Button component={Link} to="/register" variant="default" size="lg">
          {say('Create Account')}
        </Button>
      </Panel>
    );
  }
  if (member) return <ClaimHerePanel member={member} proof={{ sessionId }} />;
  const stored = storedGuestCheckout();
  const prefill = payment.prefill ?? { name: stored?.name ?? '', email: stored?.email ?? '' };
  return <GuestAccountForm sessionId={sessionId} prefill={prefill} />;
};

const whatsNext = [
  { title: 'Create your account', text: 'Confirm your email address, and your purchase is waiting on your dashboard.' },
  { title: 'Answer the questions', text: 'Your advisor asks one at a time. You can stop whenever you like.' },
  { title: 'Sign and invite witnesses', text: 'The first document that you finish is paid for already.' },
];
