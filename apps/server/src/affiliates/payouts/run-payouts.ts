import { lastPayDay } from '@evergrant/domain/affiliates/payout-dates.ts';
import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import { and, eq, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { freezePayout, isDue } from '#affiliates/payouts/freeze-payout.ts';
import { sendPayout } from '#affiliates/payouts/send-payout.ts';
import { affiliates, commissions, payoutRuns, payouts } from '#affiliates/tables.ts';
import type { Context } from '#platform/context.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log'>;

const lanes = 8;

/**
 * Pays what became payable until the last pay day to everybody who is approved and can be paid, and clears up what
 * earlier runs left open. It can be repeated at any time, also by several processes: a pay day that nobody was there for
 * is made up for, and nobody is paid twice for one.
 */
export const runPayouts = async (context: Needs): Promise<void> => {
  const now = context.clock();
  const payoutDate = lastPayDay(now.toISOString().slice(0, 10));
  await context.db.insert(payoutRuns).values({ payoutDate, startedAt: now }).onConflictDoNothing();

  const faults: unknown[] = [];
  const withEach = async (ids: readonly string[], act: (id: string) => Promise<void>): Promise<void> => {
    faults.push(...(await actOnEach(context, { ids, act })));
  };
  await withEach(await listPayable(context, { payoutDate, now }), (affiliateId) =>
    freezePayout(context, { affiliateId, payoutDate }),
  );
  await withEach(await listSending(context), (payoutId) => sendPayout(context, payoutId));

  await finishRuns(context);
  if (faults.length > 0) throw new Error(`${faults.length} payouts were stopped by a fault`, { cause: faults[0] });
};

/** Who has something to be paid on a pay day, and can be. */
const listPayable = async (
  { db }: Needs,
  payDay: { readonly payoutDate: PlainDate; readonly now: Date },
): Promise<readonly string[]> => {
  const isPaidBefore = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        eq(payouts.affiliateId, commissions.affiliateId),
        eq(payouts.payoutDate, payDay.payoutDate),
        ne(payouts.state, 'failed'),
      ),
    );
  const canBePaid = or(
    affiliates.stripeOnboardingCompleted,
    sql`${affiliates.applicationData} ->> 'payoutMethod' <> 'stripe'`,
  );
  const payable = await db
    .selectDistinct({ id: commissions.affiliateId })
    .from(commissions)
    .innerJoin(affiliates, eq(affiliates.id, commissions.affiliateId))
    .where(and(isDue(commissions, payDay), eq(affiliates.status, 'approved'), canBePaid, notExists(isPaidBefore)));
  return payable.map(({ id }) => id);
};

const listSending = async ({ db }: Needs): Promise<readonly string[]> => {
  const sending = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(eq(payouts.state, 'sending'))
    .orderBy(payouts.createdAt);
  return sending.map(({ id }) => id);
};

// One payout that fails keeps no other waiting.
const actOnEach = async (
  { log }: Needs,
  { ids, act }: { readonly ids: readonly string[]; readonly act: (id: string) => Promise<void> },
): Promise<readonly unknown[]> => {
  const faults: unknown[] = [];
  const waiting = ids.values();
  const lane = async (): Promise<void> => {
    for (const id of waiting) {
      await act(id).catch((error: unknown) => {
        log.error({ err: error, id }, 'a payout was stopped by a fault');
        faults.push(error);
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return faults;
};

/** A run is finished once none of its money is on its way. */
const finishRuns = async ({ db, clock }: Needs): Promise<void> => {
  const open = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.payoutDate, payoutRuns.payoutDate), eq(payouts.state, 'sending')));
  await db
    .update(payoutRuns)
    .set({ finishedAt: clock() })
    .where(and(isNull(payoutRuns.finishedAt), notExists(open)));
};
