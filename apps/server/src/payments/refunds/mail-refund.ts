import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { eq } from 'drizzle-orm';
import { composeMail } from '#notifications/compose-mail.ts';
import { greetIn } from '#notifications/say-mail.ts';
import { findBuyer } from '#payments/buyers/find-buyer.ts';
import { planOf } from '#payments/plan-of.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Tells the buyer that money is on its way back, and what ends with it. */
export const mailRefund = async (
  { db, mail, settings }: Pick<Context, 'db' | 'mail' | 'settings'>,
  { purchaseId, orderId, refundedInCents, isComplete }: ProductEvents['payment.refunded'],
): Promise<void> => {
  const [found] = await db
    .select({
      productType: orders.productType,
      number: orders.number,
      secondOf: purchases.secondOf,
      failedAt: purchases.refundFailedAt,
    })
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .where(eq(purchases.id, purchaseId));
  const buyer = found && (await findBuyer(db, orderId));
  if (!found || !buyer) return;

  const amount = formatMoneyExactly(refundedInCents);
  const composed = await composeMail({
    language: buyer.language,
    subject: 'Your money is on its way back',
    preview: `We returned ${amount} to the card that you paid with.`,
    heading: 'Your money is on its way back',
    paragraphs: [
      greetIn(buyer.language, buyer.name),
      `We returned ${amount} to the card that you paid with. Banks usually show it within five to ten days.`,
      whatEnds({ isComplete, isSecondPayment: found.secondOf !== null }),
    ],
    facts: [
      { label: 'What was bought', value: planOf(found.productType).name },
      { label: 'Returned', value: amount },
      { label: 'Order number', value: found.number },
    ],
    action: { label: 'Go to my account', url: `${settings.origin}/account` },
  });
  const after = found.failedAt ? `-${found.failedAt.getTime()}` : '';
  await mail.send({ to: buyer.email, ...composed, idempotencyKey: `refund-${purchaseId}-${refundedInCents}${after}` });
};

const whatEnds = ({ isComplete, isSecondPayment }: Readonly<Record<'isComplete' | 'isSecondPayment', boolean>>) => {
  if (isSecondPayment) return 'It was your second payment for the same thing. Your first one counts, and nothing ends.';
  return isComplete
    ? 'With the refund, access to what it paid for has ended. Your answers are kept, so you can come back whenever you like.'
    : 'You can go on using what you bought.';
};
