import { expect, test } from 'vitest';
import { readStripeEvent } from '#payments/read-stripe-event.ts';

const session = {
  object: 'checkout.session',
  id: 'cs_1',
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 29_700,
  currency: 'usd',
  client_reference_id: 'order-1',
  customer_email: null,
  customer_details: { email: 'ada@example.org' },
  payment_intent: 'pi_1',
  subscription: null,
  invoice: null,
  customer: null,
  url: null,
};

const subscription = {
  id: 'sub_1',
  customer: 'cus_1',
  status: 'active',
  cancel_at_period_end: false,
  metadata: { order_id: 'order-1' },
  items: { data: [{ current_period_end: 1_800_000_000 }] },
};

const invoice = {
  id: 'in_1',
  customer: 'cus_1',
  currency: 'usd',
  amount_paid: 3_400,
  amount_due: 3_400,
  parent: { subscription_details: { subscription: 'sub_1', metadata: { order_id: 'order-1' } } },
};

const account = {
  object: 'account',
  id: 'acct_1',
  details_submitted: true,
  payouts_enabled: true,
  capabilities: { transfers: 'active' },
};

const transfer = {
  object: 'transfer',
  id: 'tr_1',
  amount: 15_000,
  amount_reversed: 0,
  currency: 'usd',
  destination: 'acct_1',
  transfer_group: 'payout-1',
};

const refund = {
  object: 'refund',
  id: 're_1',
  amount: 29_700,
  charge: 'ch_1',
  payment_intent: 'pi_1',
  status: 'failed',
  failure_reason: 'lost_or_stolen_card',
};

const event = (type: string, object: unknown) => ({
  object: 'event',
  id: 'evt_1',
  type,
  created: 1_790_000_000,
  livemode: false,
  data: { object },
});

const read = (type: string, object: unknown) => readStripeEvent(event(type, object))?.event;

test('an event keeps its id and its moment', () => {
  expect(readStripeEvent(event('payout.paid', {}))).toEqual({
    isLive: false,
    isFromPayoutAccount: false,
    event: { kind: 'other', eventId: 'evt_1', createdAt: new Date(1_790_000_000_000), type: 'payout.paid' },
  });
});

test.for(['checkout.session.completed', 'checkout.session.async_payment_succeeded'])(
  '%s completes a checkout',
  (type) => {
    expect(read(type, session)).toMatchObject({
      kind: 'checkout-completed',
      checkout: { orderId: 'order-1', paymentStatus: 'paid', customerEmail: 'ada@example.org' },
    });
  },
);

test('a completed checkout whose money is still on its way stays unpaid', () => {
  expect(read('checkout.session.completed', { ...session, payment_status: 'unpaid' })).toMatchObject({
    checkout: { status: 'complete', paymentStatus: 'unpaid' },
  });
});

test('a delayed payment that fails names its checkout and its order', () => {
  expect(read('checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' })).toMatchObject({
    kind: 'payment-failed',
    orderId: 'order-1',
    sessionId: 'cs_1',
  });
});

test.for(['created', 'updated', 'deleted', 'paused', 'resumed'])('a subscription that is %s has changed', (verb) => {
  expect(read(`customer.subscription.${verb}`, subscription)).toMatchObject({
    kind: 'subscription-changed',
    orderId: 'order-1',
    subscriptionId: 'sub_1',
    customerId: 'cus_1',
    currentPeriodEndsAt: new Date(1_800_000_000_000),
  });
});

test.for([
  ['subscription_create', false],
  ['subscription_cycle', true],
] as const)('an invoice for the reason %s is a renewal: %s', ([reason, isRenewal]) => {
  const paid = { ...invoice, billing_reason: reason, status_transitions: { paid_at: 1_790_000_100 } };

  expect(read('invoice.paid', paid)).toMatchObject({
    kind: 'invoice-paid',
    orderId: 'order-1',
    subscriptionId: 'sub_1',
    amountPaidInCents: 3_400,
    isRenewal,
    paidAt: new Date(1_790_000_100_000),
  });
  expect(read('invoice.payment_failed', invoice)).toMatchObject({ kind: 'invoice-failed', paidAt: undefined });
});

test('a payout account that has changed says whether money can be sent to it', () => {
  expect(read('account.updated', account)).toMatchObject({
    kind: 'payout-account-updated',
    account: { accountId: 'acct_1', detailsSubmitted: true, payoutsEnabled: true, transfersActive: true },
  });
  for (const capabilities of [{ transfers: 'pending' }, {}, null, undefined]) {
    expect(read('account.updated', { ...account, capabilities })).toMatchObject({
      account: { transfersActive: false },
    });
  }
});

test('a transfer names its payout, whether it was made or taken back', () => {
  expect(read('transfer.created', transfer)).toMatchObject({
    kind: 'transfer-created',
    transfer: { transferId: 'tr_1', payoutId: 'payout-1', accountId: 'acct_1', amountInCents: 15_000 },
  });
  expect(read('transfer.reversed', { ...transfer, amount_reversed: 15_000 })).toMatchObject({
    kind: 'transfer-reversed',
    transfer: { transferId: 'tr_1', reversedInCents: 15_000 },
  });
});

test.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
  '%s says which money that was given back has not arrived',
  (type) => {
    expect(read(type, refund)).toMatchObject({
      kind: 'refund-failed',
      refundId: 're_1',
      paymentIntentId: 'pi_1',
      amountInCents: 29_700,
      reason: 'lost_or_stolen_card',
    });
    expect(read(type, { ...refund, status: 'canceled', failure_reason: undefined })).toMatchObject({
      kind: 'refund-failed',
      reason: undefined,
    });
    for (const status of ['pending', 'requires_action', 'succeeded', null]) {
      expect(read(type, { ...refund, status })).toMatchObject({ kind: 'other' });
    }
  },
);

test('objects that are included in full are named by their id', () => {
  const expanded = { ...session, payment_intent: { id: 'pi_9', object: 'payment_intent' } };

  expect(read('checkout.session.completed', expanded)).toMatchObject({ checkout: { paymentIntentId: 'pi_9' } });
});

const incomplete = [
  {
    what: 'a checkout without a payment status',
    type: 'checkout.session.completed',
    object: { ...session, payment_status: undefined },
  },
  {
    what: 'a checkout with an unknown payment status',
    type: 'checkout.session.completed',
    object: { ...session, payment_status: 'sure' },
  },
  {
    what: 'a checkout with an amount in words',
    type: 'checkout.session.completed',
    object: { ...session, amount_total: '29700' },
  },
  { what: 'a checkout that is another object', type: 'checkout.session.completed', object: subscription },
  {
    what: 'an invoice of an older interface',
    type: 'invoice.paid',
    object: { ...invoice, parent: undefined, subscription: 'sub_1' },
  },
  {
    what: 'a subscription of an older interface',
    type: 'customer.subscription.updated',
    object: { ...subscription, items: { data: [{}] }, current_period_end: 1 },
  },
  { what: 'a refund without its sum', type: 'charge.refunded', object: { id: 'ch_1' } },
  { what: 'a failed refund without its amount', type: 'refund.failed', object: { ...refund, amount: undefined } },
  { what: 'an account that does not say what is missing', type: 'account.updated', object: { id: 'acct_1' } },
  {
    what: 'a transfer of half an amount',
    type: 'transfer.created',
    object: { ...transfer, amount: 0.5 },
  },
  { what: 'nothing', type: 'invoice.paid', object: null },
];

test.for(incomplete)('$what is not understood rather than guessed', ({ type, object }) => {
  expect(readStripeEvent(event(type, object))).toBeUndefined();
});

test.for([null, 1, 'evt', [], {}, { object: 'event' }, { ...event('invoice.paid', invoice), livemode: 'no' }])(
  'an envelope like %j is not understood',
  (wire) => {
    expect(readStripeEvent(wire)).toBeUndefined();
  },
);

test.for(['__proto__', 'constructor', 'toString'])('an event of the type %s is just another one', (type) => {
  expect(read(type, {})).toMatchObject({ kind: 'other', type });
});
