import { eq } from 'drizzle-orm';
import { followPurchase } from '#payments/entitlement/follow-purchase.ts';
import { recordSubscription } from '#payments/subscriptions/record-subscription.ts';
import { purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log'>;

/** When all of the money was given back, access ends; a subscription ends with the provider too, so that it takes no more. */
export const endRefunded = async (
  context: Needs,
  { purchaseId, isComplete }: ProductEvents['payment.refunded'],
): Promise<void> => {
  const [purchase] = await context.db.select().from(purchases).where(eq(purchases.id, purchaseId));
  if (!purchase || !isComplete) return;
  if (purchase.subscriptionId !== null) await endAtProvider(context, purchase.subscriptionId);
  await followPurchase(context, purchase);
};

/** Ends a subscription at the provider, so that it takes no further month; one that has ended stays so. */
export const endAtProvider = async (context: Needs, subscriptionId: string): Promise<void> => {
  const ended = await context.payments.endSubscription(subscriptionId);
  if (!ended) return;
  const saidAt = context.clock();
  await context.db.transaction((tx) => recordSubscription({ ...context, tx }, { ...ended, saidAt }));
};
