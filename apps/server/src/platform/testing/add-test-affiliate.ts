import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { randomUUID } from 'node:crypto';
import { sealPayoutDetails } from '#affiliates/payouts/payout-details.ts';
import { affiliates, commissions, payoutRuns, payouts } from '#affiliates/tables.ts';
import type { Context } from '#platform/context.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';

type Affiliate = typeof affiliates.$inferSelect;
type Payout = typeof payouts.$inferSelect;
type Commission = typeof commissions.$inferSelect;

interface Wanted {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly payoutDetails?: string;
  readonly kept?: Partial<Affiliate>;
}

/** An affiliate whose application stands as it is wanted; pending, of a member, unless it is said otherwise. */
export const addTestAffiliate = async (
  context: Pick<Context, 'db' | 'settings' | 'clock'>,
  { firstName = 'Wanda', lastName = 'Hill', payoutDetails = 'paypal@example.com', kept = {} }: Wanted = {},
): Promise<Affiliate> => {
  const email = `${firstName}.${lastName}.${randomUUID().slice(0, 8)}@example.com`.toLowerCase();
  const [added] = await context.db
    .insert(affiliates)
    .values({
      userId: (await createTestMember(context, { name: `${firstName} ${lastName}`, email })).userId,
      affiliateCode: `AFF-${randomUUID().slice(0, 13).toUpperCase()}`,
      applicationData: {
        firstName,
        lastName,
        email,
        website: 'https://hill.example',
        socialMedia: null,
        experience: 'Ten years of a column on money.',
        motivation: 'My readers ask for it.',
        payoutMethod: 'paypal',
      },
      searchText: `${firstName} ${lastName} ${email}`.toLowerCase(),
      payoutDetails: await sealPayoutDetails(context, payoutDetails),
      payoutFingerprint: randomUUID(),
      createdAt: context.clock(),
      ...kept,
    })
    .returning();
  if (!added) throw new Error('no affiliate was added');
  return added;
};

/** An entry of an affiliate's account: fifty dollars that wait to be paid, unless it is said otherwise. */
export const addTestCommission = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { affiliateId, ...kept }: Partial<Commission> & Pick<Commission, 'affiliateId'>,
): Promise<Commission> => {
  const createdAt = kept.createdAt ?? clock();
  const payableAt = new Date(createdAt.getTime() + 30 * dayInMs);
  const [added] = await db
    .insert(commissions)
    .values({
      affiliateId,
      earnedByOrder: randomUUID(),
      commissionType: 'one_time',
      entry: 'earned',
      amountDueInCents: 5_000,
      purchaseAmountInCents: 29_700,
      payableAt,
      payoutDate: payableAt.toISOString().slice(0, 10),
      createdAt,
      ...kept,
    })
    .returning();
  if (!added) throw new Error('no commission was added');
  return added;
};

/** Fifty dollars that an administrator pays by wire, unless it is said otherwise. */
export const addTestPayout = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { affiliateId, ...kept }: Partial<Payout> & Pick<Payout, 'affiliateId'>,
): Promise<Payout> => {
  const [createdAt, payoutDate] = [clock(), '2026-03-13'];
  await db.insert(payoutRuns).values({ payoutDate, startedAt: createdAt }).onConflictDoNothing();
  const [added] = await db
    .insert(payouts)
    .values({
      affiliateId,
      payoutDate,
      method: 'wire',
      amountInCents: 5_000,
      state: 'to-pay-by-hand',
      createdAt,
      ...kept,
    })
    .returning();
  if (!added) throw new Error('no payout was added');
  return added;
};
