import { trailOfOrder } from '#payments/trail-of-order.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import { failedRefunds, purchases, refunds } from '#payments/tables.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** What has been given back of one payment so far. */
export interface RefundWord {
  readonly paymentIntentId: string;
  readonly totalRefundedInCents: number;
  readonly isFullyRefunded: boolean;
  readonly at: Date;
}

type Needs = Inside<'announce' | 'clock'>;
type Purchase = typeof purchases.$inferSelect;

/** Records money given back, also when it is told before the payment itself. The sum grows until a refund fails. */
export const recordRefund = async (context: Needs, word: RefundWord): Promise<void> => {
  const { tx } = context;
  await lockPayment(tx, word.paymentIntentId);
  const { paymentIntentId, totalRefundedInCents: refundedInCents, at: toldAt } = word;
  const told = { refundedInCents, completedAt: word.isFullyRefunded ? toldAt : null, toldAt };
  const ofPayment = eq(refunds.paymentIntentId, paymentIntentId);
  const [known] = await tx.select().from(refunds).where(ofPayment);
  if (!known) await tx.insert(refunds).values({ paymentIntentId, ...told });
  else if (isNewer(word, known)) await tx.update(refunds).set(told).where(ofPayment);

  const [purchase] = await tx
    .select()
    .from(purchases)
    .where(eq(purchases.paymentIntentId, paymentIntentId))
    .for('update');
  if (purchase) await settleRefund(context, purchase);
};

const isNewer = ({ at, totalRefundedInCents }: RefundWord, known: typeof refunds.$inferSelect): boolean => {
  const since = at.getTime() - (known.toldAt?.getTime() ?? 0);
  return since > 0 || (since === 0 && totalRefundedInCents > known.refundedInCents);
};

/** A payment and its refund may be told at the same moment; whoever comes second sees both. */
export const lockPayment = async (tx: Tx, paymentIntentId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`payment ${paymentIntentId}`}))`);
};

interface Returned {
  readonly refundedInCents: number;
  /** When the last of the money was given back; null while a part of it is left. */
  readonly completedAt: Date | null;
}

/** What has been given back of a payment and has not failed since. The payment must be locked. */
export const findReturned = async (tx: Tx, paymentIntentId: string): Promise<Returned> => {
  const [told] = await tx.select().from(refunds).where(eq(refunds.paymentIntentId, paymentIntentId));
  if (!told) return { refundedInCents: 0, completedAt: null };
  const { refundedInCents, completedAt, toldAt } = told;
  const isOfPayment = eq(failedRefunds.paymentIntentId, paymentIntentId);
  const failed = await tx
    .select({ amountInCents: failedRefunds.amountInCents })
    .from(failedRefunds)
    .where(and(isOfPayment, toldAt ? gte(failedRefunds.failedAt, toldAt) : undefined));
  if (failed.length === 0) return { refundedInCents, completedAt };
  const failedInCents = failed.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  return { refundedInCents: Math.max(0, refundedInCents - failedInCents), completedAt: null };
};

/** Brings a locked purchase in line with what has been given back of its payment. */
export const settleRefund = async ({ tx, announce, clock }: Needs, purchase: Purchase): Promise<void> => {
  const { refundedInCents, completedAt } = await findReturned(tx, purchase.paymentIntentId ?? '');
  if (refundedInCents <= purchase.refundedInCents) return;

  await tx.update(purchases).set({ refundedInCents, refundedAt: completedAt }).where(eq(purchases.id, purchase.id));
  await appendAudit(tx, {
    stream: trailOfOrder(purchase),
    at: clock(),
    actor: 'system',
    action: 'money given back',
    details: { purchaseId: purchase.id, refundedInCents },
  });
  await announce(tx, 'payment.refunded', {
    purchaseId: purchase.id,
    orderId: purchase.orderId,
    refundedInCents,
    isComplete: completedAt !== null,
  });
};
