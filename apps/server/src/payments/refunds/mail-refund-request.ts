import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { eq } from 'drizzle-orm';
import { composeMail } from '#notifications/compose-mail.ts';
import { greetIn } from '#notifications/say-mail.ts';
import { findBuyer } from '#payments/buyers/find-buyer.ts';
import { composeRefundRequest } from '#payments/refunds/compose-refund-request.ts';
import { planOf } from '#payments/plan-of.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

type Needs = Pick<Context, 'db' | 'mail' | 'settings'>;

/** Tells the administrators that a refund is asked for, and the buyer that the request has arrived. */
export const mailRefundRequest = async (
  context: Needs,
  { purchaseId, at }: ProductEvents['refund.requested'],
): Promise<void> => {
  const { db, mail, settings } = context;
  const found = await loadRequest(context, purchaseId);
  const buyer = found && (await findBuyer(db, found.purchase.orderId));
  if (!found || !buyer) return;

  const { purchase, plan } = found;
  const amount = formatMoneyExactly(purchase.amountInCents);
  const facts = [
    { label: 'What was bought', value: plan.name },
    { label: 'Amount', value: amount },
    { label: 'Order number', value: found.number },
    { label: 'Reason', value: purchase.refundReason ?? '' },
  ];
  const forBuyer = await composeMail({
    language: buyer.language,
    subject: 'We received your refund request',
    preview: 'A person looks at it and answers you.',
    heading: 'We received your refund request',
    paragraphs: [
      greetIn(buyer.language, buyer.name),
      'A person looks at it and writes to you. Until then nothing changes: you can use what you bought as before.',
    ],
    facts,
  });
  await mail.send({ to: buyer.email, ...forBuyer, idempotencyKey: `refund-request-${purchaseId}-${at}` });

  const forAdministrators = await composeRefundRequest({ email: buyer.email, amount, facts });
  for (const to of settings.adminEmails) {
    await mail.send({ to, ...forAdministrators, idempotencyKey: `refund-request-${purchaseId}-${at}-${to}` });
  }
};

const loadRequest = async ({ db }: Needs, purchaseId: string) => {
  const [found] = await db
    .select({ purchase: purchases, productType: orders.productType, number: orders.number })
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .where(eq(purchases.id, purchaseId));
  return found && { ...found, plan: planOf(found.productType) };
};
