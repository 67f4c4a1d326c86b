import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { eq } from 'drizzle-orm';
import { findPayee } from '#affiliates/payouts/find-payee.ts';
import { payouts } from '#affiliates/tables.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Tells an affiliate why a payout could not be made and what to do; nothing when it was made in the meantime. */
export const mailPayoutProblem = async (
  { db, mail, settings }: Pick<Context, 'db' | 'mail' | 'settings'>,
  { payoutId, attempt }: ProductEvents['payout.failed'],
): Promise<void> => {
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, payoutId));
  const payee = payout && (await findPayee(db, payout.affiliateId));
  if (payout?.state !== 'failed' || !payout.errorMessage || !payee) return;

  const amount = formatMoneyExactly(payout.amountInCents);
  const composed = await composeMail({
    subject: 'Your payout could not be made yet',
    preview: `${amount} waits for you, nothing is lost.`,
    heading: 'Your payout could not be made yet',
    paragraphs: [
      `Hello ${payee.firstName},`,
      `we wanted to send you ${amount}, and it did not work. Nothing is lost: what you have earned stays yours.`,
      payout.errorMessage,
    ],
    action: { label: 'Open my affiliate dashboard', url: `${settings.origin}/affiliate-dashboard` },
  });
  await mail.send({ to: payee.email, ...composed, idempotencyKey: `payout-problem-${payoutId}-${attempt}` });
};
