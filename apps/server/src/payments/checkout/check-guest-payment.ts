import type { GuestPaymentStatus } from '@evergrant/contract/guest-purchases.ts';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { isOfBrowser } from '#payments/claims/claim-secret.ts';
import { findCheckoutState } from '#payments/checkout/find-checkout-state.ts';
import { guestChecksFromAddress, tooMany } from '#payments/guest-limits.ts';
import { isSecondPayment } from '#payments/purchases/is-second-payment.ts';
import { planOf } from '#payments/plan-of.ts';
import { orders } from '#payments/tables.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import { Refused } from '#platform/refused.ts';

interface GuestCheck {
  readonly sessionId: string;
  readonly browserSecret: string | undefined;
  readonly origin: Origin;
}

/** Where the checkout of a guest stands. Who bought is told to nobody but the browser that did. */
export const checkGuestPayment = async (
  { db, payments, clock, log }: Pick<Context, 'db' | 'payments' | 'clock' | 'log'>,
  { sessionId, browserSecret, origin }: GuestCheck,
): Promise<GuestPaymentStatus> => {
  await rateLimitOf(db).count(guestChecksFromAddress, networkOf(origin.ipAddress), tooMany);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), or(isNull(orders.userId), isNotNull(orders.claimedAt))));
  if (!order) throw new Refused('absent', { code: 'payment-not-found', message: 'We could not find this payment.' });

  const isOwn = await isOfBrowser(db, { orderId: order.id, browserSecret, now: clock() });
  const isConfirmed = order.paidAt !== null && order.state !== 'review';
  const checkout = isConfirmed ? undefined : await findCheckoutState({ payments, log }, sessionId);
  const { guestName, guestEmail } = order;
  const isSecond = isConfirmed && (await isSecondPayment(db, order.id));
  const isOpen = isOwn && order.userId === null;
  return {
    status: isConfirmed ? 'complete' : (checkout?.status ?? 'open'),
    paymentStatus: isConfirmed ? 'paid' : (checkout?.paymentStatus ?? 'unpaid'),
    amountTotal: order.amountInCents,
    currency: order.currency,
    isConfirmed,
    isSecondPayment: isSecond,
    orderNumber: order.number,
    productType: order.productType,
    productName: planOf(order.productType).name,
    canClaim: isOpen && order.state === 'paid' && !isSecond,
    isClaimed: order.userId !== null,
    prefill: isOpen && guestName && guestEmail ? { name: guestName, email: guestEmail } : null,
  };
};
