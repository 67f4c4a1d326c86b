import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { and, inArray, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm';
import { recordCheckout } from '#payments/record-checkout.ts';
import { recordInvoice } from '#payments/record-invoice.ts';
import { recordSubscription } from '#payments/record-subscription.ts';
import { orders, subscriptions } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log'>;

const minuteInMs = 60 * 1000;
const eventsArriveWithinMs = 5 * minuteInMs;
const subscriptionsAreAskedEveryMs = 24 * 60 * minuteInMs;

/**
 * Asks the provider about everything that should have been told by now, and records what was paid although its event was
 * lost. Why its own answer counts like an event: docs/decisions/0005.
 */
export const reconcilePayments = async (context: Needs): Promise<void> => {
  const now = context.clock().getTime();
  await askEach(context, await listSilentOrders(context, new Date(now - eventsArriveWithinMs)), askAboutOrder);
  const due = await listDueSubscriptions(context, new Date(now));
  await askEach(context, due, askAboutSubscription);
};

// Every order is asked for on its own: one that fails keeps no other waiting.
const askEach = async (
  context: Needs,
  ids: readonly string[],
  ask: (context: Needs, id: string) => Promise<void>,
): Promise<void> => {
  for (const id of ids) {
    try {
      await ask(context, id);
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)) throw error;
      context.log.warn({ err: error, id }, 'the payment provider gave no answer; asked again in an hour');
    }
  }
};

const listSilentOrders = async ({ db }: Needs, openedBefore: Date): Promise<readonly string[]> => {
  const silent = await db
    .select({ sessionId: orders.sessionId })
    .from(orders)
    .where(
      and(inArray(orders.state, ['opening', 'open']), isNotNull(orders.sessionId), lt(orders.createdAt, openedBefore)),
    )
    .orderBy(orders.createdAt);
  return silent.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]));
};

const askAboutOrder = async (context: Needs, sessionId: string): Promise<void> => {
  const checkout = await context.payments.findCheckout(sessionId);
  if (!checkout || checkout.status === 'open') return;
  await context.db.transaction((tx) => recordCheckout(context, tx, checkout));
};

const listDueSubscriptions = async ({ db }: Needs, now: Date): Promise<readonly string[]> => {
  const askedBefore = new Date(now.getTime() - subscriptionsAreAskedEveryMs);
  const due = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        notInArray(subscriptions.status, ['canceled', 'incomplete_expired']),
        or(
          isNull(subscriptions.currentPeriodEndsAt),
          lt(subscriptions.currentPeriodEndsAt, now),
          lt(subscriptions.updatedAt, askedBefore),
        ),
      ),
    );
  return due.map(({ id }) => id);
};

const askAboutSubscription = async (context: Needs, subscriptionId: string): Promise<void> => {
  const saidAt = context.clock();
  const subscription = await context.payments.findSubscription(subscriptionId);
  if (!subscription) return;
  const paid = await context.payments.listPaidInvoices(subscriptionId);
  await context.db.transaction(async (tx) => {
    await recordSubscription(context, tx, { ...subscription, saidAt });
    for (const invoice of paid) await recordInvoice(context, tx, { ...invoice, outcome: 'paid', at: saidAt });
  });
};
