import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import { and, eq, exists, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { affiliates, commissions, payouts } from '#affiliates/tables.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

type Needs = Pick<Context, 'db' | 'clock'>;
type Affiliate = typeof affiliates.$inferSelect;
type Method = (typeof payouts.$inferSelect)['method'];

const earned = alias(commissions, 'earned');

interface PayDay {
  readonly payoutDate: PlainDate;
  readonly now: Date;
}

/**
 * Gathers what one affiliate is to be paid on a pay day into a payout that nothing can be added to. Once an affiliate and
 * pay day; only what surely could not be sent is gathered again.
 */
export const freezePayout = async (
  { db, clock }: Needs,
  { affiliateId, payoutDate }: { readonly affiliateId: string; readonly payoutDate: PlainDate },
): Promise<void> => {
  await db.transaction(async (tx) => {
    const affiliate = await lockAffiliate(tx, affiliateId);
    const method = affiliate && methodOf(affiliate);
    if (!affiliate || affiliate.status !== 'approved' || !method) return;

    const payDay = { payoutDate, now: clock() };
    const due = withoutTakenBack(await lockDue(tx, { affiliateId, payDay }));
    const amountInCents = sumOf(due);
    // What refunds took back is more than what was earned: it waits for the next pay day.
    if (amountInCents <= 0) return;

    const payoutId = await keepPayout(tx, { affiliate, method, amountInCents, ...payDay });
    if (!payoutId) return;
    const ids = due.map(({ id }) => id);
    await tx.update(commissions).set({ payoutId, errorMessage: null }).where(inArray(commissions.id, ids));
    await appendAudit(tx, {
      stream: `affiliate:${affiliateId}`,
      at: payDay.now,
      actor: 'system',
      action: 'payout prepared',
      details: { payoutId, payoutDate, method, amountInCents, commissions: ids.length },
    });
  });
};

// Not the strongest lock: commissions that point to the affiliate can still be added meanwhile.
const lockAffiliate = async (tx: Tx, affiliateId: string): Promise<Affiliate | undefined> => {
  const [affiliate] = await tx.select().from(affiliates).where(eq(affiliates.id, affiliateId)).for('no key update');
  return affiliate;
};

// Undefined for whoever is to be paid by Stripe and is not set up there yet.
const methodOf = ({ stripeOnboardingCompleted, applicationData: { payoutMethod } }: Affiliate): Method | undefined =>
  payoutMethod === 'stripe' && !stripeOnboardingCompleted ? undefined : payoutMethod;

/** Earned, past its hold, not in doubt, and not part of a payout. */
export const isDue = (table: typeof commissions | typeof earned, { payoutDate, now }: PayDay) =>
  and(
    eq(table.entry, 'earned'),
    eq(table.paid, false),
    isNull(table.payoutId),
    lte(table.payoutDate, payoutDate),
    lte(table.payableAt, now),
    or(isNull(table.heldFor), eq(table.reviewed, 'released')),
  );

// A reversal counts with what it takes back: never while that is held, refused or not payable itself.
const lockDue = async (tx: Tx, { affiliateId, payDay }: { readonly affiliateId: string; readonly payDay: PayDay }) =>
  tx
    .select({ id: commissions.id, orderId: commissions.earnedByOrder, amountDueInCents: commissions.amountDueInCents })
    .from(commissions)
    .where(and(eq(commissions.affiliateId, affiliateId), or(isDue(commissions, payDay), isReversalOfDue(tx, payDay))))
    .for('update');

const isReversalOfDue = (tx: Tx, payDay: PayDay): SQL | undefined =>
  and(
    eq(commissions.entry, 'reversal'),
    eq(commissions.paid, false),
    isNull(commissions.payoutId),
    exists(
      tx
        .select({ id: earned.id })
        .from(earned)
        .where(
          and(
            eq(earned.earnedByOrder, commissions.earnedByOrder),
            eq(earned.entry, 'earned'),
            or(eq(earned.paid, true), isDue(earned, payDay)),
          ),
        ),
    ),
  );

type Due = Awaited<ReturnType<typeof lockDue>>[number];

// What a refund took back whole before it was paid has nothing to be paid.
const withoutTakenBack = (due: readonly Due[]): readonly Due[] => {
  const byOrder = Map.groupBy(due, ({ orderId }) => orderId);
  return [...byOrder.values()].filter((entries) => sumOf(entries) !== 0).flat();
};

const sumOf = (entries: readonly Due[]): number =>
  entries.reduce((sum, { amountDueInCents }) => sum + amountDueInCents, 0);

interface NewPayout extends PayDay {
  readonly affiliate: Affiliate;
  readonly method: Method;
  readonly amountInCents: number;
}

/** The payout's id; undefined when this pay day has one for the affiliate already. */
const keepPayout = async (tx: Tx, { affiliate, method, ...given }: NewPayout): Promise<string | undefined> => {
  const state = method === 'stripe' ? ('sending' as const) : ('to-pay-by-hand' as const);
  const { payoutDate, amountInCents, now } = given;
  const stripeAccountId = method === 'stripe' ? affiliate.stripeAccountId : null;
  const [made] = await tx
    .insert(payouts)
    .values({ affiliateId: affiliate.id, payoutDate, method, amountInCents, state, stripeAccountId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: payouts.id });
  if (made) return made.id;

  const again = and(
    eq(payouts.affiliateId, affiliate.id),
    eq(payouts.payoutDate, payoutDate),
    eq(payouts.state, 'failed'),
  );
  const [failed] = await tx.select().from(payouts).where(again).for('update');
  if (!failed) return undefined;
  await tx.update(payouts).set({ method, amountInCents, state, stripeAccountId }).where(eq(payouts.id, failed.id));
  return failed.id;
};
