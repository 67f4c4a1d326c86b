import { Button, Stack, Text, TextInput } from '@mantine/core';
import { sayWhatCanBeMade } from '@evergrant/domain/catalogue/available-types.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { useEffect, useState, type SyntheticEvent } from 'react';
import classes from '#payments/checkout.module.css';
import { askAboutGuestPayment, openGuestCheckout, type GuestWish } from '#payments/guest-api.ts';
import type { GuestPurchase } from '#payments/guest-purchase.ts';
import { NumberedSteps } from '#payments/numbered-steps.tsx';
import { guestPaymentNotice, type PaymentFailure } from '#payments/payment-notice.ts';
import { SecurityCard } from '#payments/security-card.tsx';
import { storedGuestCheckout, storeGuestCheckout, storePendingPurchase } from '#payments/stored-guest.ts';
import { usePaymentPage } from '#payments/use-payment-page.ts';
import { WaitingPanel } from '#payments/waiting-panel.tsx';
import { useSay } from '#platform/language/use-say.ts';
import { notifyError } from '#ui/notify.ts';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface Props {
  readonly purchase: GuestPurchase;
  /** The code that the visitor came with. */
  readonly referralCode: string | undefined;
}

/** The checkout of somebody without an account: a name, an address, and the payment. */
export const GuestCheckout = ({ purchase, referralCode }: Props) => {
  const say = useSay();
  const order = useGuestOrder({ purchase, referralCode });
  const { checkout } = order;

  if (checkout.opened) {
    return <WaitingPanel checkout={checkout.opened} ask={askAboutGuestPayment} onChooseAgain={checkout.chooseAgain} />;
  }
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <GuestForm order={order} plan={purchase.plan} />
      </div>
      <div className={classes.column}>
        <OrderSummary purchase={purchase} />
        <SecurityCard />
        <NumberedSteps title={say('What Happens Next')} steps={nextSteps} />
      </div>
    </div>
  );
};

/** Who buys as a guest, as far as it is typed, and the way to pay. */
const useGuestOrder = ({ purchase, referralCode }: Props) => {
  const [stored] = useState(storedGuestCheckout);
  const [name, setName] = useState(stored?.name ?? '');
  const [email, setEmail] = useState(stored?.email ?? '');
  const [wasTriedEmpty, setTriedEmpty] = useState(false);
  const checkout = usePaymentPage<GuestWish>({ open: openGuestCheckout, onFailure: tellFailure });
  const { plan, description } = purchase;
  const amount = plan.priceInCents / 100;

  useEffect(() => {
    storePendingPurchase({ amount, description, productType: plan.id });
  }, [amount, description, plan.id]);

  const pay = (event: SyntheticEvent) => {
    event.preventDefault();
    const guest = { name: name.trim(), email: email.trim(), referralCode: referralCode ?? stored?.referralCode };
    setTriedEmpty(!guest.name || !guest.email);
    if (!guest.name || !guest.email) {
      return notifyError('Missing Information', 'Please provide your name and email to continue.');
    }
    // Remembered before the payment page opens: its tab begins with a copy of what this one remembers.
    storeGuestCheckout({ ...guest, amount, productType: plan.id });
    checkout.pay({ plan, description, ...guest });
  };

  const fieldOf = (value: string, set: (value: string) => void) => ({
    value,
    set,
    isMissing: wasTriedEmpty && !value.trim(),
  });
  return { name: fieldOf(name, setName), email: fieldOf(email, setEmail), checkout, pay };
};

interface GuestFormProps extends Pick<GuestPurchase, 'plan'> {
  readonly order: ReturnType<typeof useGuestOrder>;
}

const GuestForm = ({ order: { name, email, checkout, pay }, plan }: GuestFormProps) => {
  const say = useSay();
  return (
    <Panel title={say('Guest Checkout')}>
      <form onSubmit={pay}>
        <Stack gap="md">
          <Text>{say('You can buy now and create your account after the payment.')}</Text>
          <p className={classes.canBeMade}>{sayWhatCanBeMade(say('en-US'), say)}</p>
          <TextInput
            label={say('Full Name')}
            autoComplete="name"
            error={name.isMissing ? say('Please enter your full name.') : undefined}
            value={name.value}
            onChange={(event) => name.set(event.currentTarget.value)}
          />
          <TextInput
            label={say('Email Address')}
            description={say('We mail your receipt there, and the link to your purchase.')}
            type="email"
            autoComplete="email"
            error={email.isMissing ? say('Please enter your email address.') : undefined}
            value={email.value}
            onChange={(event) => email.set(event.currentTarget.value)}
          />
          <Button
            type="submit"
            size="lg"
            fullWidth
            loading={checkout.isOpening}
            disabled={name.value === '' || email.value === ''}
          >
            {say(`Pay ${formatMoney(plan.priceInCents)} Now`)}
          </Button>
          <Text size="sm" c="dimmed">
            {say(
              plan.id === 'subscription'
                ? 'The payment page opens in a new tab. Nothing is charged before you confirm there. Renews every month until you cancel.'
                : 'The payment page opens in a new tab. Nothing is charged before you confirm there.',
            )}
          </Text>
          <Text>
            {say('Would you rather look around first?')}{' '}
            <TextLink to="/register">{say('Create Free Account First')}</TextLink>
          </Text>
        </Stack>
      </form>
    </Panel>
  );
};

const OrderSummary = ({ purchase: { plan, description } }: Pick<Props, 'purchase'>) => {
  const say = useSay();
  return (
    <Panel title={say('Order Summary')}>
      <dl className={classes.summary}>
        <div>
          <dt>
            {say(description)}
            {description === plan.name ? null : <span className={classes.quiet}> ({say(plan.name)})</span>}
          </dt>
          <dd>{say(plan.price)}</dd>
        </div>
        <div className={classes.total}>
          <dt>{say('Total today')}</dt>
          <dd>{formatMoney(plan.priceInCents)}</dd>
        </div>
      </dl>
    </Panel>
  );
};

const tellFailure = (failure: PaymentFailure) => {
  const { title, message } = guestPaymentNotice(failure);
  notifyError(title, message);
};

const nextSteps = [
  { title: 'Instant Access', text: 'Create your account right after the payment; your purchase is waiting in it.' },
  { title: 'AI-Guided Setup', text: 'Your advisor asks one question at a time, in plain words.' },
  {
    title: 'Document Generation',
    text: 'Your finished document is ready to read, download and sign as your state asks.',
  },
];
