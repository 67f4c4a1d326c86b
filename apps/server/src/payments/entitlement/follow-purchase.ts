import { eq } from 'drizzle-orm';
import { applyEntitlement } from '#payments/entitlement/apply-entitlement.ts';
import { purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';

type Named = { readonly orderId: string } | { readonly subscriptionId: string };

/** Something about a purchase or its subscription has changed: the documents of its owner follow. */
export const followPurchase = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log'>,
  named: Named,
): Promise<void> => {
  const isNamed =
    'orderId' in named ? eq(purchases.orderId, named.orderId) : eq(purchases.subscriptionId, named.subscriptionId);
  const [purchase] = await context.db.select({ userId: purchases.userId }).from(purchases).where(isNamed);
  // What a guest bought waits to be claimed; a subscription may be told before its payment, which does the same.
  const userId = purchase?.userId ?? null;
  if (userId === null) return;

  await context.db.transaction((tx) => applyEntitlement({ ...context, tx }, { userId }));
};
