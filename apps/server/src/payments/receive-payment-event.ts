import {
  PaymentsUnavailable,
  type PaymentEvent,
  type SubscriptionChanged,
} from '@evergrant/ports/payments/payments.ts';
import type { TransferState } from '@evergrant/ports/payments/payout-accounts.ts';
import { HTTPException } from 'hono/http-exception';
import { recordCheckout } from '#payments/checkout/record-checkout.ts';
import { recordFailure } from '#payments/checkout/record-failure.ts';
import { recordInvoice } from '#payments/subscriptions/record-invoice.ts';
import { recordRefund } from '#payments/refunds/record-refund.ts';
import { recordRefundFailure } from '#payments/refunds/record-refund-failure.ts';
import { recordSubscription } from '#payments/subscriptions/record-subscription.ts';
import { paymentEvents } from '#payments/tables.ts';
import type { Context, Inside } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log' | 'settings'>;

/** Takes a delivery of the provider: genuine or refused with 400; each event counts once, however often it comes. */
export const receivePaymentEvent = async (
  context: Needs,
  input: { readonly rawBody: string; readonly signature: string },
): Promise<void> => {
  const event = await context.payments.readWebhook(input.rawBody, input.signature);
  if (event.kind === 'refused') {
    context.log.warn({ reason: event.reason }, 'payment event refused');
    throw new HTTPException(400, { message: 'This delivery is not genuine.' });
  }
  const fresh = await refreshOrRefuse(context, event);

  await context.db.transaction(async (tx) => {
    const { eventId, kind, createdAt } = event;
    const [isNew] = await tx
      .insert(paymentEvents)
      .values({ id: eventId, kind, payload: fresh, createdAt, receivedAt: context.clock() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (isNew) await record({ ...context, tx }, fresh);
  });
};

type FreshEvent = Exclude<PaymentEvent, SubscriptionChanged> | (SubscriptionChanged & { readonly saidAt: Date });

// Whoever delivers tries again later; the event is not taken before its present state is known.
const refreshOrRefuse = async (context: Needs, event: PaymentEvent): Promise<FreshEvent> => {
  try {
    return await refresh(context, event);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    context.log.warn({ err: error, eventId: event.eventId }, 'payment event not taken: the provider does not answer');
    const message = 'The payment provider does not answer. Please deliver this again later.';
    throw new Refused('outside', { code: 'provider-away', message, retryAfterSeconds: 30 }, { cause: error });
  }
};

// Deliveries come late and out of order: the provider's present word counts, not the snapshot in the event.
const refresh = async ({ payments, clock }: Needs, event: PaymentEvent): Promise<FreshEvent> => {
  if (event.kind === 'checkout-completed') {
    const checkout = await payments.findCheckout(event.checkout.sessionId);
    return checkout ? { ...event, checkout } : event;
  }
  if (event.kind !== 'subscription-changed') return event;
  const saidAt = clock();
  const subscription = await payments.findSubscription(event.subscriptionId);
  return subscription ? { ...event, ...subscription, saidAt } : { ...event, saidAt: event.createdAt };
};

type Recording = Inside<'announce' | 'clock' | 'log' | 'settings'>;

const record = async (context: Recording, event: FreshEvent): Promise<void> => {
  switch (event.kind) {
    case 'checkout-completed':
    case 'checkout-expired':
      return recordCheckout(context, event.checkout);
    case 'subscription-changed':
      return recordSubscription(context, event);
    case 'invoice-paid':
      return recordInvoice(context, { ...event, outcome: 'paid', at: event.createdAt });
    case 'invoice-failed':
      return recordInvoice(context, { ...event, outcome: 'failed', at: event.createdAt });
    case 'payment-failed':
      return recordFailure(context, event);
    case 'refunded':
      if (!event.paymentIntentId) return undefined;
      return recordRefund(context, { ...event, paymentIntentId: event.paymentIntentId, at: event.createdAt });
    case 'refund-failed':
      if (!event.paymentIntentId) return undefined;
      return recordRefundFailure(context, {
        ...event,
        paymentIntentId: event.paymentIntentId,
        at: event.createdAt,
      });
    case 'payout-account-updated':
      return context.announce(context.tx, 'payout-account.changed', { accountId: event.account.accountId });
    case 'transfer-created':
    case 'transfer-reversed':
      return tellTransfer(context, event.transfer);
    // Kept in `payment_events`; nothing in the product hangs on it.
    case 'other':
      return undefined;
  }
};

const tellTransfer = async ({ tx, announce }: Inside<'announce'>, transfer: TransferState): Promise<void> => {
  const { payoutId, transferId, accountId = null, amountInCents, reversedInCents } = transfer;
  if (!payoutId) return;
  await announce(tx, 'transfer.told', { payoutId, transferId, accountId, amountInCents, reversedInCents });
};
