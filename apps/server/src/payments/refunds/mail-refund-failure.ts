import { brand } from '@evergrant/domain/brand/brand.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { eq } from 'drizzle-orm';
import { composeMail } from '#notifications/compose-mail.ts';
import { mailEach } from '#notifications/mail-each.ts';
import { greetIn } from '#notifications/say-mail.ts';
import { findBuyer, type Buyer } from '#payments/buyers/find-buyer.ts';
import { composeRefundFailure, type FailedRefund } from '#payments/refunds/compose-refund-failure.ts';
import { planOf } from '#payments/plan-of.ts';
import { failedRefunds, orders, purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Tells the administrators that money which was given back did not arrive, and the buyer that somebody looks after it. */
export const mailRefundFailure = async (
  { db, mail, settings }: Pick<Context, 'db' | 'mail' | 'settings'>,
  { orderId, refundId }: ProductEvents['refund.failed'],
): Promise<void> => {
  const [found] = await db
    .select({ failed: failedRefunds, productType: orders.productType, number: orders.number })
    .from(failedRefunds)
    .innerJoin(purchases, eq(purchases.paymentIntentId, failedRefunds.paymentIntentId))
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .where(eq(failedRefunds.refundId, refundId));
  if (!found) return;
  const buyer = await findBuyer(db, orderId);

  const amount = formatMoneyExactly(found.failed.amountInCents);
  const facts = [
    { label: 'What was bought', value: planOf(found.productType).name },
    { label: 'Not returned', value: amount },
    { label: 'Order number', value: found.number },
  ];
  const told = { amount, facts, reason: found.failed.reason, origin: settings.origin };
  const key = `refund-failed-${refundId}`;
  const forAdministrators = await composeRefundFailure({ ...told, email: buyer?.email });
  await mailEach(mail, [
    ...(buyer ? [{ to: buyer.email, ...(await composeForBuyer({ ...told, buyer })), idempotencyKey: key }] : []),
    ...settings.adminEmails.map((to) => ({ to, ...forAdministrators, idempotencyKey: `${key}-${to}` })),
  ]);
};

const composeForBuyer = ({
  amount,
  facts,
  buyer,
}: Pick<FailedRefund, 'amount' | 'facts'> & { readonly buyer: Buyer }) =>
  composeMail({
    language: buyer.language,
    subject: 'Your refund did not reach you yet',
    preview: `Your bank did not take back ${amount}. A person looks after it.`,
    heading: 'Your refund did not reach you yet',
    paragraphs: [
      greetIn(buyer.language, buyer.name),
      `We returned ${amount} to the card that you paid with, but your bank did not take it, for example because the card was closed. The money is not lost: a person looks after it and writes to you.`,
    ],
    facts,
    footnotes: [`Is there another way to reach you? Write to ${brand.supportEmail} or call ${brand.support.phone}.`],
  });
