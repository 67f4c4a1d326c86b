import type { PaymentStatus } from '@evergrant/contract/payments.ts';
import { and, eq } from 'drizzle-orm';
import { findCheckoutState } from '#payments/checkout/find-checkout-state.ts';
import { isSecondPayment } from '#payments/purchases/is-second-payment.ts';
import { planOf } from '#payments/plan-of.ts';
import { orders } from '#payments/tables.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { findDocumentName } from '#documents/find-document-name.ts';

/** Where a checkout of the member stands. Only the recorded, signed event makes it confirmed, never this question. */
export const checkPayment = async (
  { db, payments, log }: Pick<Context, 'db' | 'payments' | 'log'>,
  input: { readonly member: Member; readonly sessionId: string },
): Promise<PaymentStatus> => {
  const { member, sessionId } = input;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.userId, member.userId)));
  if (!order) {
    const message = 'We could not find this payment in your account.';
    throw new Refused('absent', { code: 'payment-not-found', message });
  }

  const checkout = await findCheckoutState({ payments, log }, sessionId);

  const isConfirmed = order.state === 'paid';
  return {
    status: isConfirmed ? 'complete' : (checkout?.status ?? 'open'),
    paymentStatus: isConfirmed ? 'paid' : (checkout?.paymentStatus ?? 'unpaid'),
    amountTotal: order.amountInCents,
    currency: order.currency,
    isConfirmed,
    isSecondPayment: isConfirmed && (await isSecondPayment(db, order.id)),
    orderNumber: order.number,
    productType: order.productType,
    productName: planOf(order.productType).name,
    documentId: order.documentId,
    documentName: order.documentId ? await findDocumentName(db, order.documentId) : null,
  };
};
