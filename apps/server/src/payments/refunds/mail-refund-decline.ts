import { brand } from '@evergrant/domain/brand/brand.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { eq } from 'drizzle-orm';
import { composeMail } from '#notifications/compose-mail.ts';
import { greetIn } from '#notifications/say-mail.ts';
import { findBuyer } from '#payments/buyers/find-buyer.ts';
import { planOf } from '#payments/plan-of.ts';
import { refundWindowEnd } from '#payments/refunds/refund-window.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Tells the buyer that the money is not given back, why, and what can still be done. */
export const mailRefundDecline = async (
  { db, mail, settings, clock }: Pick<Context, 'db' | 'mail' | 'settings' | 'clock'>,
  { purchaseId, reason, at }: ProductEvents['refund.declined'],
): Promise<void> => {
  const [found] = await db
    .select({ purchase: purchases, productType: orders.productType, number: orders.number })
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .where(eq(purchases.id, purchaseId));
  const buyer = found && (await findBuyer(db, found.purchase.orderId));
  if (!found || !buyer) return;

  const until = refundWindowEnd(found.purchase.paidAt);
  const composed = await composeMail({
    language: buyer.language,
    subject: 'About your refund request',
    preview: 'We looked at your request. Here is our answer.',
    heading: 'We could not grant your refund',
    paragraphs: [
      greetIn(buyer.language, buyer.name),
      'A person looked at your request. This time the answer is no, for this reason:',
      reason,
      clock() < until
        ? `You can go on using what you bought. If you see it differently, you can ask again on your account page until ${longDate(until)}.`
        : 'You can go on using what you bought.',
    ],
    facts: [
      { label: 'What was bought', value: planOf(found.productType).name },
      { label: 'Amount', value: formatMoneyExactly(found.purchase.amountInCents) },
      { label: 'Order number', value: found.number },
    ],
    action: { label: 'Go to my account', url: `${settings.origin}/account` },
    footnotes: [`Would you rather talk about it? Write to ${brand.supportEmail} or call ${brand.support.phone}.`],
  });
  await mail.send({ to: buyer.email, ...composed, idempotencyKey: `refund-declined-${purchaseId}-${at}` });
};

const longDate = (moment: Date): string => moment.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
