import { and, eq, inArray } from 'drizzle-orm';
import { subscriptions } from '#payments/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

// A payment that failed once is tried again by the provider; until it gives up, the member keeps access.
const entitling = ['active', 'trialing', 'past_due'];

/** Whether the member has a subscription that entitles them now. */
export const hasActiveSubscription = async (db: DbOrTx, userId: string): Promise<boolean> => {
  const [found] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, entitling)))
    .limit(1);
  return found !== undefined;
};
