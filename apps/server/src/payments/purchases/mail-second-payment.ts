import { brand } from '@evergrant/domain/brand/brand.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { eq } from 'drizzle-orm';
import { composeMail } from '#notifications/compose-mail.ts';
import { mailEach } from '#notifications/mail-each.ts';
import { greetIn } from '#notifications/say-mail.ts';
import { findBuyer, type Buyer } from '#payments/buyers/find-buyer.ts';
import { composeSecondPayment } from '#payments/purchases/compose-second-payment.ts';
import { planOf } from '#payments/plan-of.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Tells the buyer that the same was paid for twice and what happens with the money, and the administrators that it happened. */
export const mailSecondPayment = async (
  context: Pick<Context, 'db' | 'mail' | 'settings'>,
  { purchaseId }: ProductEvents['payment.doubled'],
): Promise<void> => {
  const { db, mail, settings } = context;
  const [found] = await db
    .select({ purchase: purchases, productType: orders.productType, number: orders.number })
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .where(eq(purchases.id, purchaseId));
  if (!found) return;
  const buyer = await findBuyer(db, found.purchase.orderId);

  const [first] = await db
    .select({ userId: purchases.userId })
    .from(purchases)
    .where(eq(purchases.id, found.purchase.secondOf ?? purchaseId));

  const plan = planOf(found.productType);
  const amount = formatMoneyExactly(found.purchase.amountInCents);
  const facts = [
    { label: 'What was bought', value: plan.name },
    { label: 'Paid a second time', value: amount },
    { label: 'Order number', value: found.number },
  ];
  const told = { plan, amount, facts, firstUserId: first?.userId, origin: settings.origin };
  const key = `second-payment-${purchaseId}`;
  const forAdministrators = await composeSecondPayment({ amount, facts, email: buyer?.email, origin: settings.origin });
  await mailEach(mail, [
    ...(buyer ? [{ to: buyer.email, ...(await composeForBuyer({ ...told, buyer })), idempotencyKey: key }] : []),
    ...settings.adminEmails.map((to) => ({ to, ...forAdministrators, idempotencyKey: `${key}-${to}` })),
  ]);
};

interface Told {
  readonly plan: ReturnType<typeof planOf>;
  readonly amount: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly buyer: Buyer;
  /** Whose the first payment is; null of a guest, undefined where it is not known. */
  readonly firstUserId: string | null | undefined;
  /** Of the links. */
  readonly origin: string;
}

const composeForBuyer = ({ plan, amount, facts, buyer, firstUserId, origin }: Told) =>
  composeMail({
    language: buyer.language,
    subject: 'You paid twice, and your second payment comes back',
    preview: `We are returning ${amount}. You need not do anything.`,
    heading: 'You paid twice, and your second payment comes back',
    paragraphs: [
      greetIn(buyer.language, buyer.name),
      `Two payments for the same thing reached us. The first one counts. We are returning the second one, ${amount}, to the card that you paid with. You need not do anything.`,
      plan.id === 'subscription'
        ? `The subscription that you paid for second is ended, so it takes no further payment. ${firstOne(firstUserId)}`
        : 'What you bought is yours, as if you had paid once.',
    ],
    facts,
    action: { label: 'Go to my account', url: `${origin}/account` },
    footnotes: [`Questions? Write to ${brand.supportEmail} or call ${brand.support.phone}.`],
  });

const firstOne = (userId: string | null | undefined): string =>
  userId === null
    ? 'What you paid for first is yours: open the link in its receipt to add it to an account.'
    : 'What you paid for first is yours, in the account to which it belongs.';
