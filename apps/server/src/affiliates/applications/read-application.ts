import type { AffiliateDetail } from '@evergrant/contract/administration-records.ts';
import { eq, sql } from 'drizzle-orm';
import { describeAffiliate } from '#affiliates/list-affiliates.ts';
import { openPayoutDetails } from '#affiliates/payouts/payout-details.ts';
import { affiliates, commissions } from '#affiliates/tables.ts';
import type { Administrator, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'settings' | 'log'>;

interface Asked {
  readonly admin: Administrator;
  readonly affiliateId: string;
  readonly origin: Origin;
}

/** One application with where the money goes. That an administrator has seen it stays in the trail. */
export const readApplication = async (
  context: Needs,
  { admin, affiliateId, origin }: Asked,
): Promise<AffiliateDetail> => {
  const { db, clock } = context;
  const [affiliate] = await db.select().from(affiliates).where(eq(affiliates.id, affiliateId));
  if (!affiliate) {
    throw new Refused('absent', { code: 'affiliate-not-found', message: 'There is no such application.' });
  }

  await db.transaction((tx) =>
    appendAudit(tx, {
      stream: `affiliate:${affiliateId}`,
      at: clock(),
      actor: `admin:${admin.userId}`,
      action: 'payout details read',
      origin,
    }),
  );

  const { website, socialMedia, experience, motivation } = affiliate.applicationData;
  return {
    affiliate: describeAffiliate(affiliate),
    website,
    socialMedia,
    experience,
    motivation,
    payoutDetails: await openDetails(context, affiliate),
    commissions: await summarise(db, affiliateId),
  };
};

/** Null where nothing can be opened: a secret that was changed must not keep the application from being read. */
const openDetails = async (
  context: Needs,
  { id, payoutDetails }: Pick<typeof affiliates.$inferSelect, 'id' | 'payoutDetails'>,
): Promise<string | null> => {
  try {
    return await openPayoutDetails(context, payoutDetails);
  } catch (error) {
    context.log.warn({ err: error, affiliateId: id }, 'payout details cannot be opened');
    return null;
  }
};

const summarise = async (db: DbOrTx, affiliateId: string): Promise<AffiliateDetail['commissions']> => {
  const { entry, heldFor, paid, reviewed } = commissions;
  const sumWhere = (where: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${commissions.amountDueInCents}) filter (where ${where}), 0)`.mapWith(Number);
  const countWhere = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;
  const isOwed = sql`${reviewed} is distinct from 'refused'`;
  const [summed] = await db
    .select({
      conversions: countWhere(sql`${entry} = 'earned'`),
      earnedInCents: sumWhere(isOwed),
      paidInCents: sumWhere(sql`${paid}`),
      pendingInCents: sumWhere(sql`not ${paid} and ${isOwed}`),
      held: countWhere(sql`${heldFor} is not null and ${reviewed} is null and not ${paid}`),
    })
    .from(commissions)
    .where(eq(commissions.affiliateId, affiliateId));
  return summed ?? { conversions: 0, earnedInCents: 0, paidInCents: 0, pendingInCents: 0, held: 0 };
};
