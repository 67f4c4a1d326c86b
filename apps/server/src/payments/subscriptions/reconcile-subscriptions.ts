import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { and, isNull, lt, notInArray, or } from 'drizzle-orm';
import { recordInvoice } from '#payments/subscriptions/record-invoice.ts';
import { recordSubscription } from '#payments/subscriptions/record-subscription.ts';
import { subscriptions } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log'>;

const askedEveryMs = dayInMs;

/**
 * Asks the provider about every subscription whose month is over or of which nothing was told for a day, and records what
 * was paid or ended although its event was lost.
 */
export const reconcileSubscriptions = async (context: Needs): Promise<void> => {
  for (const id of await listDue(context)) {
    try {
      await askAbout(context, id);
    } catch (error) {
      // Every subscription is asked for on its own: one that fails keeps no other waiting.
      if (!(error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)) throw error;
      context.log.warn({ err: error, id }, 'the payment provider gave no answer; asked again in an hour');
    }
  }
};

const listDue = async ({ db, clock }: Needs): Promise<readonly string[]> => {
  const now = clock();
  const due = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        notInArray(subscriptions.status, ['canceled', 'incomplete_expired']),
        or(
          isNull(subscriptions.currentPeriodEndsAt),
          lt(subscriptions.currentPeriodEndsAt, now),
          lt(subscriptions.updatedAt, new Date(now.getTime() - askedEveryMs)),
        ),
      ),
    );
  return due.map(({ id }) => id);
};

const askAbout = async (context: Needs, subscriptionId: string): Promise<void> => {
  const saidAt = context.clock();
  const subscription = await context.payments.findSubscription(subscriptionId);
  if (!subscription) return;
  const paid = await context.payments.listPaidInvoices(subscriptionId);
  await context.db.transaction(async (tx) => {
    await recordSubscription({ ...context, tx }, { ...subscription, saidAt });
    for (const invoice of paid) await recordInvoice({ ...context, tx }, { ...invoice, outcome: 'paid', at: saidAt });
  });
};
