import type { PaymentFailed } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { isOrderId } from '#payments/is-order-id.ts';
import { orders } from '#payments/tables.ts';
import type { Inside } from '#platform/context.ts';

/**
 * Records that paying for an order failed. A card that is declined is seen on the payment page, which stays open; money that
 * was on its way and did not come closes the checkout, and the buyer is told.
 */
export const recordFailure = async ({ tx, announce }: Inside<'announce'>, event: PaymentFailed): Promise<void> => {
  // The payments of a renewal name no order: its invoice tells about them.
  if (!isOrderId(event.orderId)) return;
  const [order] = await tx.select().from(orders).where(eq(orders.id, event.orderId)).for('update');
  if (!order) return;

  if (order.failedAt === null || order.failedAt < event.createdAt) {
    await tx
      .update(orders)
      .set({ failedAt: event.createdAt, failureReason: event.reason })
      .where(eq(orders.id, order.id));
  }
  const isLost = event.sessionId !== undefined && ['opening', 'open', 'closing'].includes(order.state);
  if (!isLost) return;
  await tx.update(orders).set({ state: 'expired' }).where(eq(orders.id, order.id));
  await announce(tx, 'payment.failed', { orderId: order.id, invoiceId: null });
};
