import type { PaymentEvent } from '@evergrant/ports/payments/payments.ts';
import { HTTPException } from 'hono/http-exception';
import { recordCheckout } from '#payments/record-checkout.ts';
import { recordSubscription } from '#payments/record-subscription.ts';
import { paymentEvents } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log'>;

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
  const fresh = await refresh(context, event);

  await context.db.transaction(async (tx) => {
    const { eventId, kind, createdAt } = fresh;
    const [isNew] = await tx
      .insert(paymentEvents)
      .values({ id: eventId, kind, payload: fresh, createdAt, receivedAt: context.clock() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (isNew) await record(context, tx, fresh);
  });
};

// Deliveries come late and out of order: the provider's present word counts, not the snapshot in the event.
const refresh = async ({ payments }: Needs, event: PaymentEvent): Promise<PaymentEvent> => {
  if (event.kind !== 'checkout-completed') return event;
  const checkout = await payments.findCheckout(event.checkout.sessionId);
  return checkout ? { ...event, checkout } : event;
};

const record = async (context: Needs, tx: Tx, event: PaymentEvent): Promise<void> => {
  switch (event.kind) {
    case 'checkout-completed':
    case 'checkout-expired':
      return recordCheckout(context, tx, event.checkout);
    case 'subscription-changed':
      return recordSubscription(context, tx, event);
    // Kept in `payment_events`; nothing in the product hangs on them yet.
    case 'payment-failed':
    case 'invoice-paid':
    case 'invoice-failed':
    case 'refunded':
    case 'other':
      return undefined;
  }
};
