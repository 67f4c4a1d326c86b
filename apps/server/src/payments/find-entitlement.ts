import { and, eq, inArray, isNotNull, notExists, or } from 'drizzle-orm';
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
