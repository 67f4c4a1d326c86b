import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { inArray } from 'drizzle-orm';
import { composeMail } from '#notifications/compose-mail.ts';
import { createClaimSecret, hashClaimSecret } from '#payments/claims/claim-secret.ts';
import { planOf } from '#payments/plan-of.ts';
import { claimSecrets, orders } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

type Needs = Pick<Context, 'db' | 'mail' | 'settings' | 'clock'>;
type Order = typeof orders.$inferSelect;

/** Mails the payer a new link for each purchase that still waits for its account. */
export const mailClaimLinks = async (
  context: Needs,
  { orderIds }: ProductEvents['claim.link-asked'],
): Promise<void> => {
  if (orderIds.length === 0) return;
  const asked = await context.db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  for (const order of asked) await mailClaimLink(context, order);
};

const mailClaimLink = async ({ db, mail, settings, clock }: Needs, order: Order): Promise<void> => {
  if (!order.paidAt || !order.payerEmail || order.userId !== null) return;
  const token = createClaimSecret();
  const hash = hashClaimSecret(token);
  await db.insert(claimSecrets).values({ hash, orderId: order.id, kind: 'mailed', createdAt: clock() });

  const plan = planOf(order.productType);
  const composed = await composeMail({
    language: order.language,
    subject: `A new link to your purchase: ${plan.name}`,
    preview: 'Add what you bought to an account.',
    heading: 'Here is your new link',
    greets: order.guestName ?? undefined,
    paragraphs: [
      order.guestName ? 'you asked for a new link to what you bought.' : 'You asked for a new link to what you bought.',
      'It adds the purchase to your account, a new one or one that you have already.',
    ],
    facts: [
      { label: 'What you bought', value: plan.name },
      { label: 'Amount', value: formatMoneyExactly(order.amountInCents) },
      { label: 'Date', value: order.paidAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) },
      { label: 'Order number', value: order.number },
    ],
    action: { label: 'Add my purchase to an account', url: `${settings.origin}/claim?token=${token}` },
    footnotes: [
      'Whoever has this link can use what you bought, so please keep this message to yourself. If you did not ask for it, you can ignore it.',
    ],
  });
  await mail.send({ to: order.payerEmail, ...composed, idempotencyKey: `claim-link-${hash}` });
};
