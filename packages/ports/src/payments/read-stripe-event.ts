import { z } from 'zod';
import type { Occurrence } from '#payments/occurrence.ts';
import type { PaymentEvent } from '#payments/payments.ts';
import { readCheckoutState } from '#payments/read-checkout-state.ts';
import { readInvoiceState } from '#payments/read-invoice-state.ts';
import { readPayoutAccount } from '#payments/read-payout-account.ts';
import { readSubscriptionState } from '#payments/read-subscription-state.ts';
import { readTransfer } from '#payments/read-transfer.ts';
import { reference } from '#payments/stripe-reference.ts';

type Reader = (object: unknown, occurrence: Occurrence) => PaymentEvent | undefined;

const metadata = z.object({ order_id: z.string().optional() });

const envelope = z.object({
  object: z.literal('event'),
  id: z.string().min(1),
  type: z.string().min(1),
  created: z.int(),
  livemode: z.boolean(),
  /** The account of somebody whom we pay, when it happened there. */
  account: z.string().min(1).optional(),
  data: z.object({ object: z.unknown() }),
});

const paymentIntent = z.object({
  id: z.string(),
  metadata,
  last_payment_error: z.object({ message: z.string().optional() }).nullable(),
});

const charge = z.object({
  id: z.string(),
  payment_intent: reference.nullable(),
  amount: z.int(),
  amount_refunded: z.int(),
  currency: z.string().length(3),
  refunded: z.boolean(),
  metadata,
});

const refund = z.object({
  object: z.literal('refund'),
  id: z.string(),
  payment_intent: reference.nullable(),
  amount: z.int(),
  status: z.string().nullable(),
  failure_reason: z.string().optional(),
});

const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);

const readCompleted: Reader = (object, occurrence) => {
  const checkout = readCheckoutState(object);
  return checkout && { kind: 'checkout-completed', ...occurrence, checkout };
};

const readExpired: Reader = (object, occurrence) => {
  const checkout = readCheckoutState(object);
  return checkout && { kind: 'checkout-expired', ...occurrence, checkout };
};

const readDelayedFailure: Reader = (object, occurrence) => {
  const checkout = readCheckoutState(object);
  if (!checkout) return undefined;
  const { orderId, sessionId, paymentIntentId } = checkout;
  return {
    kind: 'payment-failed',
    ...occurrence,
    orderId,
    sessionId,
    paymentIntentId,
    reason: 'The payment failed.',
  };
};

const readPaymentFailed: Reader = (object, occurrence) => {
  const { data } = paymentIntent.safeParse(object);
  return (
    data && {
      kind: 'payment-failed',
      ...occurrence,
      orderId: data.metadata.order_id,
      sessionId: undefined,
      paymentIntentId: data.id,
      reason: data.last_payment_error?.message ?? 'The payment failed.',
    }
  );
};

const readSubscription: Reader = (object, occurrence) => {
  const state = readSubscriptionState(object);
  return state && { kind: 'subscription-changed', ...occurrence, ...state };
};

const readInvoicePaid: Reader = (object, occurrence) => {
  const state = readInvoiceState(object);
  return state && { kind: 'invoice-paid', ...occurrence, ...state };
};

const readInvoiceFailed: Reader = (object, occurrence) => {
  const state = readInvoiceState(object);
  return state && { kind: 'invoice-failed', ...occurrence, ...state };
};

const readRefunded: Reader = (object, occurrence) => {
  const { data } = charge.safeParse(object);
  return (
    data && {
      kind: 'refunded',
      ...occurrence,
      orderId: data.metadata.order_id,
      chargeId: data.id,
      paymentIntentId: data.payment_intent ?? undefined,
      chargedInCents: data.amount,
      totalRefundedInCents: data.amount_refunded,
      currency: data.currency,
      isFullyRefunded: data.refunded,
    }
  );
};

const notReturned: readonly (string | null)[] = ['failed', 'canceled'];

const readRefund: Reader = (object, occurrence) => {
  const { data } = refund.safeParse(object);
  if (!data) return undefined;
  // What becomes of a refund that goes well is told by its charge.
  if (!notReturned.includes(data.status)) return { kind: 'other', ...occurrence, type: 'refund.updated' };
  return {
    kind: 'refund-failed',
    ...occurrence,
    refundId: data.id,
    paymentIntentId: data.payment_intent ?? undefined,
    amountInCents: data.amount,
    reason: data.failure_reason,
  };
};

const readAccountUpdated: Reader = (object, occurrence) => {
  const account = readPayoutAccount(object);
  return account && { kind: 'payout-account-updated', ...occurrence, account };
};

const readTransferCreated: Reader = (object, occurrence) => {
  const transfer = readTransfer(object);
  return transfer && { kind: 'transfer-created', ...occurrence, transfer };
};

const readTransferReversed: Reader = (object, occurrence) => {
  const transfer = readTransfer(object);
  return transfer && { kind: 'transfer-reversed', ...occurrence, transfer };
};

const readerByType: Readonly<Record<string, Reader>> = {
  'checkout.session.completed': readCompleted,
  'checkout.session.async_payment_succeeded': readCompleted,
  'checkout.session.async_payment_failed': readDelayedFailure,
  'checkout.session.expired': readExpired,
  'payment_intent.payment_failed': readPaymentFailed,
  'customer.subscription.created': readSubscription,
  'customer.subscription.updated': readSubscription,
  'customer.subscription.deleted': readSubscription,
  'customer.subscription.paused': readSubscription,
  'customer.subscription.resumed': readSubscription,
  'invoice.paid': readInvoicePaid,
  'invoice.payment_failed': readInvoiceFailed,
  'charge.refunded': readRefunded,
  'charge.refund.updated': readRefund,
  'refund.updated': readRefund,
  'refund.failed': readRefund,
  'account.updated': readAccountUpdated,
  'transfer.created': readTransferCreated,
  'transfer.reversed': readTransferReversed,
};

interface ReadEvent {
  readonly isLive: boolean;
  readonly event: PaymentEvent;
  /** Whether it happened at the account of somebody whom we pay. */
  readonly isFromPayoutAccount: boolean;
}

/**
 * Translates a verified event of the Stripe API (shapes of 2026-10-28.endive).
 * @returns `undefined` when the event is not understood in full.
 */
export const readStripeEvent = (wire: unknown): ReadEvent | undefined => {
  const { data } = envelope.safeParse(wire);
  if (!data) return undefined;
  const occurrence = { eventId: data.id, createdAt: fromSeconds(data.created) };

  const read = Object.hasOwn(readerByType, data.type) ? readerByType[data.type] : undefined;
  const event: PaymentEvent | undefined = read
    ? read(data.data.object, occurrence)
    : { kind: 'other', ...occurrence, type: data.type };

  return event && { isLive: data.livemode, event, isFromPayoutAccount: data.account !== undefined };
};
