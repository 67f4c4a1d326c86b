import type { Affiliate, AffiliateStats } from '@evergrant/contract/affiliates.ts';
import { conversionRate } from '@evergrant/domain/affiliates/conversion-rate.ts';
import { payoutDateFor } from '@evergrant/domain/affiliates/payout-dates.ts';
import { and, count, eq, sql } from 'drizzle-orm';
import { findOwnAffiliate } from '#affiliates/load-own-affiliate.ts';
import { affiliateAnalytics, commissions } from '#affiliates/tables.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { todayOf } from '#documents/today.ts';

/** The affiliate record of a member with its figures; null for somebody who has not applied. */
export const readAffiliate = async (
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  { userId }: Pick<Member, 'userId'>,
): Promise<Affiliate | null> => {
  const found = await findOwnAffiliate(db, userId);
  if (!found) return null;

  const { applicationData: told } = found;
  const isApproved = found.status === 'approved';
  return {
    id: found.id,
    status: found.status,
    affiliateCode: found.affiliateCode,
    referralLink: isApproved ? `${settings.origin}/?ref=${found.affiliateCode}` : null,
    name: `${told.firstName} ${told.lastName}`,
    email: told.email,
    payoutMethod: told.payoutMethod,
    stripeAccountId: found.stripeAccountId,
    stripeOnboardingCompleted: found.stripeOnboardingCompleted,
    createdAt: found.createdAt.toISOString(),
    approvedAt: found.approvedAt?.toISOString() ?? null,
    nextPayoutDate: isApproved ? payoutDateFor(todayOf(clock())) : null,
    stats: await countStats(db, found.id),
  };
};

const countStats = async (db: DbOrTx, affiliateId: string): Promise<AffiliateStats> => {
  const [sums] = await db
    .select({
      totalEarningsInCents: sumWhere(sql`${commissions.paid}`),
      pendingEarningsInCents: sumWhere(sql`not ${commissions.paid} and not ${isRefused(affiliateId)}`),
      totalConversions: sql`count(*) filter (where ${commissions.entry} = 'earned')`.mapWith(Number),
    })
    .from(commissions)
    .where(eq(commissions.affiliateId, affiliateId));
  const [clicks] = await db
    .select({ count: count() })
    .from(affiliateAnalytics)
    .where(and(eq(affiliateAnalytics.affiliateId, affiliateId), eq(affiliateAnalytics.eventType, 'click')));

  const totalClicks = clicks?.count ?? 0;
  const earned = sums ?? { totalEarningsInCents: 0, pendingEarningsInCents: 0, totalConversions: 0 };
  return { ...earned, totalClicks, conversionRate: conversionRate(earned.totalConversions, totalClicks) };
};

// A refund may have taken back a part of what was refused later: neither of them counts.
const isRefused = (affiliateId: string) => sql`${commissions.earnedByOrder} in (
  select refused.earned_by_order from ${commissions} as refused
  where refused.affiliate_id = ${affiliateId} and refused.reviewed = 'refused')`;

const sumWhere = (condition: ReturnType<typeof sql>) =>
  sql`coalesce(sum(${commissions.amountDueInCents}) filter (where ${condition}), 0)`.mapWith(Number);
