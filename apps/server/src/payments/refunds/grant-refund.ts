import { trailOfOrder } from '#payments/trail-of-order.ts';
import type { AdminPurchase } from '@evergrant/contract/administration-records.ts';
import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { answerInTime } from '#payments/answer-in-time.ts';
import { refundStateOf } from '#payments/refunds/refund-state.ts';
import { returnMoney, type Returned } from '#payments/refunds/return-money.ts';
import { purchases } from '#payments/tables.ts';
import type { Administrator } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log'>;
type Purchase = typeof purchases.$inferSelect;

interface Grant {
  readonly purchaseId: string;
  readonly admin: Administrator;
  /** How the purchase stood on the administrator's screen: whoever decided meanwhile has won. */
  readonly seen: AdminPurchase['state'];
}

const title = 'Refund not possible';

/**
 * An administrator gives a buyer all of the money back. The same purchase can be granted again after a lost answer: the
 * provider gives the money back once.
 */
export const grantRefund = async (context: Needs, { purchaseId, admin, seen }: Grant): Promise<void> => {
  const actor = `admin:${admin.userId}`;
  const purchase = await beginRefund(context, { purchaseId, seen, actor });

  const returned = await askProvider(context, { purchase, actor, action: 'refund granted' });

  if (returned === 'returned') return;
  await endRefund(context, { purchase, actor });
  if (returned === 'unknown-payment') throw new Refused('outside', paymentUnknown);
  throw new Refused('outside', { ...notConfirmed, message: 'The payment provider did not return the money.' });
};

/** From here on nobody can decline it: the money may be moving while the provider is asked. */
const beginRefund = async (
  { db, clock }: Needs,
  { purchaseId, seen, actor }: Omit<Grant, 'admin'> & Pick<Noted, 'actor'>,
): Promise<Purchase> =>
  db.transaction(async (tx) => {
    const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, purchaseId)).for('update');
    if (!purchase) throw new Refused('absent', { code: 'purchase-not-found', message: 'There is no such purchase.' });
    if (purchase.refundedAt !== null) throw new Refused('conflict', alreadyRefunded);
    if (refundStateOf(purchase) !== seen) throw new Refused('conflict', decidedMeanwhile);
    const at = clock();
    await tx.update(purchases).set({ refundBegunAt: at }).where(eq(purchases.id, purchaseId));
    await note(tx, { purchase, actor, at, action: 'refund begun' });
    return purchase;
  });

/** The provider has not given it back: it can be declined again. */
const endRefund = ({ db, clock }: Needs, { purchase, actor }: Pick<Noted, 'purchase' | 'actor'>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(purchases).set({ refundBegunAt: null }).where(eq(purchases.id, purchase.id));
    await note(tx, { purchase, actor, at: clock(), action: 'refund not made' });
  });

interface Noted {
  readonly purchase: Purchase;
  readonly actor: string;
  readonly at: Date;
  readonly action: string;
}

const note = (tx: Tx, { purchase: { id: purchaseId, orderId, userId }, ...entry }: Noted): Promise<void> =>
  appendAudit(tx, {
    ...entry,
    stream: trailOfOrder({ orderId, userId }),
    details: { purchaseId },
  });

const askProvider = async (context: Needs, back: Parameters<typeof returnMoney>[1]): Promise<Returned> => {
  try {
    return await answerInTime(() => returnMoney(context, back));
  } catch (error) {
    if (!(error instanceof PaymentsRefused || error instanceof PaymentsUnavailable)) throw error;
    context.log.error({ err: error, purchaseId: back.purchase.id }, 'a refund failed');
    if (error instanceof PaymentsRefused) return 'not-returned';
    throw new Refused('outside', notConfirmed, { cause: error });
  }
};

const alreadyRefunded = { code: 'already-refunded', title, message: 'This purchase has been refunded already.' };

const decidedMeanwhile = {
  code: 'decided-meanwhile',
  title,
  message: 'This purchase has changed meanwhile: the buyer asked, or somebody else answered. Please look at it again.',
};

const notConfirmed = {
  code: 'refund-failed',
  title,
  message: 'The payment provider did not confirm the refund. Please try again in a moment.',
  retryAfterSeconds: 30,
};

const paymentUnknown = {
  code: 'payment-unknown',
  title,
  message: 'The payment provider does not name the payment of this purchase yet. Please try again later.',
  retryAfterSeconds: 60,
};
