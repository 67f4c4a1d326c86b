import { asc, count, eq } from 'drizzle-orm';
import { findOwnAffiliate, type AffiliateRecord } from '#affiliates/load-own-affiliate.ts';
import { openPayoutDetails } from '#affiliates/payouts/payout-details.ts';
import { affiliateAnalytics, commissions, payouts } from '#affiliates/tables.ts';
import { readAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';

type Needs = Pick<Context, 'db' | 'settings'>;

/** Everything that is kept about a member as an affiliate; undefined for somebody who has not applied. */
export const exportAffiliate = async (context: Needs, userId: string) => {
  const { db } = context;
  const found = await findOwnAffiliate(db, userId);
  if (!found) return undefined;
  const { id, payoutFingerprint: _hash, searchText: _search, userId: _user, ...application } = found;
  const [clicks] = await db
    .select({ count: count() })
    .from(affiliateAnalytics)
    .where(eq(affiliateAnalytics.affiliateId, id));
  return {
    application: { id, ...application, payoutDetails: await openOrNull(context, found) },
    clicks: clicks?.count ?? 0,
    commissions: await db
      .select()
      .from(commissions)
      .where(eq(commissions.affiliateId, id))
      .orderBy(asc(commissions.createdAt)),
    payouts: await db.select().from(payouts).where(eq(payouts.affiliateId, id)).orderBy(asc(payouts.createdAt)),
    audit: await readAudit(db, `affiliate:${id}`),
  };
};

// A secret that was changed since must not keep the rest from being exported.
const openOrNull = (context: Needs, { payoutDetails }: AffiliateRecord): Promise<string | null> =>
  openPayoutDetails(context, payoutDetails).catch(() => null);
