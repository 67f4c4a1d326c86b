import { createHmac } from 'node:crypto';
import { affiliateAnalytics } from '#affiliates/tables.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { todayOf } from '#documents/today.ts';

/** Counts that somebody followed an affiliate's link: once a visitor and day. Nobody can be found by what is kept. */
export const countClick = async (
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  { affiliateId, visitor }: { readonly affiliateId: string; readonly visitor: Origin },
): Promise<void> => {
  const createdAt = clock();
  const day = todayOf(createdAt);
  const visitorHash = createHmac('sha256', settings.secret)
    .update(JSON.stringify(['click', day, networkOf(visitor.ipAddress), visitor.userAgent]))
    .digest('hex');
  await db
    .insert(affiliateAnalytics)
    .values({ affiliateId, eventType: 'click', visitorHash, day, createdAt })
    .onConflictDoNothing();
};
