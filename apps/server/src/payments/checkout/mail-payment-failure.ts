import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { eq } from 'drizzle-orm';
import { composeMail } from '#notifications/compose-mail.ts';
import { greetIn } from '#notifications/say-mail.ts';
import { findBuyer } from '#payments/buyers/find-buyer.ts';
import { planOf } from '#payments/plan-of.ts';
import { invoices, orders } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Tells the buyer that money which was due did not come, and what to do; nothing when it came in the meantime. */
export const mailPaymentFailure = async (
  { db, mail, settings }: Pick<Context, 'db' | 'mail' | 'settings'>,
  { orderId, invoiceId }: ProductEvents['payment.failed'],
): Promise<void> => {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const [invoice] = invoiceId ? await db.select().from(invoices).where(eq(invoices.id, invoiceId)) : [];
  const buyer = await findBuyer(db, orderId);
  if (!order || !buyer || invoice?.paidAt || (!invoice && order.state === 'paid')) return;

  const isRenewal = invoice !== undefined;
  const composed = await composeMail({
    language: buyer.language,
    subject: 'Your payment did not go through',
    preview: isRenewal
      ? 'Your subscription still runs. Here is what to do.'
      : 'Nothing was charged. You can try again.',
    heading: 'Your payment did not go through',
    paragraphs: [
      greetIn(buyer.language, buyer.name),
      isRenewal
        ? 'We could not collect the payment for your subscription. It still runs for now, and the payment is tried again by itself. Please check your card, so that nothing ends.'
        : 'The payment for your order did not arrive, so nothing was charged and nothing is lost. Your answers are kept; you can pay again whenever you like.',
    ],
    facts: [
      { label: 'What it is for', value: planOf(order.productType).name },
      { label: 'Amount', value: formatMoneyExactly(invoice?.amountInCents ?? order.amountInCents) },
      { label: 'Order number', value: invoice?.number ?? order.number },
    ],
    action: isRenewal
      ? { label: 'Check my subscription', url: `${settings.origin}/account` }
      : { label: 'Go to my dashboard', url: `${settings.origin}/dashboard` },
  });
  await mail.send({ to: buyer.email, ...composed, idempotencyKey: `failed-${invoiceId ?? orderId}` });
};
