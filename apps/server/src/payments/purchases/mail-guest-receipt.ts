import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import { sayWhatCanBeMadeIn } from '#notifications/say-mail.ts';
import { createClaimSecret, hashClaimSecret } from '#payments/claims/claim-secret.ts';
import { hasOtherPackage } from '#payments/purchases/has-other-package.ts';
import { planOf } from '#payments/plan-of.ts';
import { claimSecrets, type orders } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';

/** Mails a guest the receipt, with the link that adds the purchase to an account. */
export const mailGuestReceipt = async (
  { db, mail, settings, clock }: Pick<Context, 'db' | 'mail' | 'settings' | 'clock'>,
  order: typeof orders.$inferSelect,
): Promise<void> => {
  if (!order.paidAt || !order.payerEmail) return;
  const token = createClaimSecret();
  await db
    .insert(claimSecrets)
    .values({ hash: hashClaimSecret(token), orderId: order.id, kind: 'mailed', createdAt: clock() });

  const plan = planOf(order.productType);
  const amount = formatMoneyExactly(order.amountInCents);
  const composed = await composeMail({
    language: order.language,
    subject: `Your receipt for ${plan.name}`,
    preview: `We received ${amount}. Add your purchase to an account to begin.`,
    heading: 'Thank you, your payment arrived',
    greets: order.guestName ?? undefined,
    paragraphs: [
      order.guestName ? 'this is your receipt.' : 'This is your receipt.',
      ...((await hasOtherPackage(db, order)) ? [anotherPackage] : []),
      'If you created your account on the page after the payment, confirm your email address, and your purchase is there.',
      'Otherwise open this link. It adds the purchase to your account, a new one or one that you have already.',
    ],
    facts: [
      { label: 'What you bought', value: plan.name },
      { label: 'Amount', value: plan.id === 'subscription' ? `${amount} a month` : amount },
      { label: 'Date', value: order.paidAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) },
      { label: 'Order number', value: order.number },
    ],
    action: { label: 'Add my purchase to an account', url: `${settings.origin}/claim?token=${token}` },
    footnotes: [
      sayWhatCanBeMadeIn(order.language),
      'The link works once. Whoever has it can use what you bought, so please keep this message to yourself.',
      'If you are not satisfied within 30 days, tell us, and you get your money back.',
    ],
  });
  await mail.send({ to: order.payerEmail, ...composed, idempotencyKey: `receipt-${order.id}` });
};

const anotherPackage =
  'Another package that is paid for and not used yet is there under this address. If you wanted a second one, for example for somebody else, both are yours. If not, tell us: as long as a package is not used, we give its money back within 30 days.';
