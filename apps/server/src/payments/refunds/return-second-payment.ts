import { eq } from 'drizzle-orm';
import { endAtProvider } from '#payments/refunds/end-refunded.ts';
import { returnMoney } from '#payments/refunds/return-money.ts';
import { purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Gives back what was paid twice, at once and by itself; a second subscription takes no further month. */
export const returnSecondPayment = async (
  context: Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log'>,
  { purchaseId }: ProductEvents['payment.doubled'],
): Promise<void> => {
  const [purchase] = await context.db.select().from(purchases).where(eq(purchases.id, purchaseId));
  if (!purchase || purchase.secondOf === null || purchase.refundedAt !== null) return;

  if (purchase.subscriptionId !== null) await endAtProvider(context, purchase.subscriptionId);
  const returned = await returnMoney(context, { purchase, actor: 'system', action: 'second payment returned' });
  // Thrown, so that it is tried again: as a job now, and by every reconciliation afterwards.
  if (returned !== 'returned') throw new Error(`the second payment ${purchaseId} was not given back: ${returned}`);
};
