import { and, eq, inArray, isNotNull, isNull, notExists, or } from 'drizzle-orm';
import { purchases, subscriptions } from '#payments/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

// A payment that failed once is tried again by the provider; until it gives up, the member keeps access.
export const entitling = ['active', 'trialing', 'past_due'];

/** Whether the member has a subscription that entitles them now; one whose money was or is being given back does not. */
export const hasActiveSubscription = async (db: DbOrTx, userId: string): Promise<boolean> => {
  const [found] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, entitling), notExists(givenBack(db))))
    .limit(1);
  return found !== undefined;
};

/** The member's running subscription beside one that is being claimed: the id of the purchase that counts. */
export const findOtherSubscription = async (
  db: DbOrTx,
  { userId, subscriptionId }: { readonly userId: string; readonly subscriptionId: string },
): Promise<string | undefined> => {
  const running = await db
    .select({ purchaseId: purchases.id, subscriptionId: subscriptions.id })
    .from(purchases)
    .innerJoin(subscriptions, eq(subscriptions.id, purchases.subscriptionId))
    .where(
      and(
        inArray(subscriptions.status, entitling),
        isNull(purchases.refundedAt),
        isNull(purchases.secondOf),
        or(eq(purchases.userId, userId), eq(subscriptions.id, subscriptionId)),
      ),
    );
  // One that has ended takes no further month, so it is no second one.
  if (!running.some((one) => one.subscriptionId === subscriptionId)) return undefined;
  return running.find((one) => one.subscriptionId !== subscriptionId)?.purchaseId;
};

const givenBack = (db: DbOrTx) =>
  db
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.subscriptionId, subscriptions.id),
        or(isNotNull(purchases.refundedAt), isNotNull(purchases.secondOf)),
      ),
    );
