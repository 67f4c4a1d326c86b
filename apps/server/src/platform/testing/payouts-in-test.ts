import type { PayoutMethod } from '@evergrant/domain/affiliates/payout-method.ts';
import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { affiliates, commissions, payouts } from '#affiliates/tables.ts';
import { addTestAffiliate, addTestCommission } from '#platform/testing/add-test-affiliate.ts';
import type { TestContext } from '#platform/testing/open-test-context.ts';

type Affiliate = typeof affiliates.$inferSelect;

/** Lets time pass until noon (UTC) of a later day. */
export const advanceTo = ({ clock, advance }: TestContext, date: string): void =>
  advance(new Date(`${date}T12:00:00Z`).getTime() - clock().getTime());

/** An approved affiliate whose account at Stripe is ready, unless it is said otherwise. */
export const addTestPayee = async (
  context: TestContext,
  { payoutMethod = 'stripe', ...kept }: Partial<Affiliate> & { readonly payoutMethod?: PayoutMethod } = {},
): Promise<Affiliate> => {
  const accountId = `acct_${randomUUID().replaceAll('-', '')}`;
  context.payments.completeOnboarding(accountId);
  const added = await addTestAffiliate(context, {
    kept: { status: 'approved', stripeAccountId: accountId, stripeOnboardingCompleted: true, ...kept },
  });
  const applicationData = { ...added.applicationData, payoutMethod };
  await context.db.update(affiliates).set({ applicationData }).where(eq(affiliates.id, added.id));
  return { ...added, applicationData };
};

/** A commission that could be paid since yesterday. */
export const addTestEarning = async (
  context: TestContext,
  { affiliateId, ...kept }: Parameters<typeof addTestCommission>[1],
) => {
  const yesterday = new Date(context.clock().getTime() - dayInMs);
  const payoutDate = yesterday.toISOString().slice(0, 10);
  const createdAt = new Date(yesterday.getTime() - 30 * dayInMs);
  return addTestCommission(context, { affiliateId, createdAt, payableAt: yesterday, payoutDate, ...kept });
};

/** Everything that an affiliate earned, the oldest first. */
export const commissionsOf = ({ db }: TestContext, affiliateId: string) =>
  db
    .select()
    .from(commissions)
    .where(eq(commissions.affiliateId, affiliateId))
    .orderBy(commissions.createdAt, commissions.amountDueInCents);

/** Every payout to an affiliate, the oldest first. */
export const payoutsOf = ({ db }: TestContext, affiliateId: string) =>
  db.select().from(payouts).where(eq(payouts.affiliateId, affiliateId)).orderBy(payouts.payoutDate);

/** What has been sent to an affiliate, in whole cents, transfer by transfer. */
export const sentTo = ({ payments }: TestContext, { stripeAccountId }: Affiliate): readonly number[] =>
  payments
    .listTransfers()
    .filter(({ accountId }) => accountId === stripeAccountId)
    .map(({ amountInCents }) => amountInCents);
