import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { eq } from 'drizzle-orm';
import { composeMail } from '#notifications/compose-mail.ts';
import { greetIn } from '#notifications/say-mail.ts';
import { findBuyer } from '#payments/buyers/find-buyer.ts';
import { planOf } from '#payments/plan-of.ts';
import { invoices } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Mails the receipt of a further month of a subscription. */
export const mailRenewal = async (
  { db, mail, settings }: Pick<Context, 'db' | 'mail' | 'settings'>,
  { invoiceId }: ProductEvents['payment.renewed'],
): Promise<void> => {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  const buyer = invoice && (await findBuyer(db, invoice.orderId));
  if (!invoice?.paidAt || !buyer) return;

  const plan = planOf('subscription');
  const amount = formatMoneyExactly(invoice.amountInCents);
  const composed = await composeMail({
    language: buyer.language,
    subject: `Your receipt for ${plan.name}`,
    preview: `We received ${amount} for the next month.`,
    heading: 'Thank you, your subscription goes on',
    paragraphs: [greetIn(buyer.language, buyer.name), 'This is the receipt for the next month of your subscription.'],
    facts: [
      { label: 'What you bought', value: plan.name },
      { label: 'Amount', value: `${amount} a month` },
      { label: 'Date', value: invoice.paidAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) },
      { label: 'Order number', value: invoice.number },
    ],
    action: { label: 'Go to my account', url: `${settings.origin}/account` },
    footnotes: ['You can cancel whenever you like on your account page; it then runs until the month is over.'],
  });
  await mail.send({ to: buyer.email, ...composed, idempotencyKey: `renewal-${invoiceId}` });
};
