import { nextPayDay } from '@evergrant/domain/affiliates/payout-dates.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { findPayee } from '#affiliates/payouts/find-payee.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Tells an affiliate that everything is set up to be paid, and when that happens. */
export const mailPayoutAccount = async (
  { db, mail, settings, clock }: Pick<Context, 'db' | 'mail' | 'settings' | 'clock'>,
  { affiliateId, accountId }: ProductEvents['payout-account.ready'],
): Promise<void> => {
  const payee = await findPayee(db, affiliateId);
  if (!payee) return;

  const payDay = longDate(nextPayDay(clock().toISOString().slice(0, 10)));
  const composed = await composeMail({
    subject: 'Your payout account is ready',
    preview: 'Stripe has what it needs. You need to do nothing more.',
    heading: 'Your payout account is ready',
    paragraphs: [
      `Hello ${payee.firstName},`,
      'Stripe has everything it needs to pay you. You need to do nothing more.',
      `We pay every 14 days. The next pay day is ${payDay}; a commission is paid on the first pay day after its 30 days of guarantee.`,
    ],
    action: { label: 'Open my affiliate dashboard', url: `${settings.origin}/affiliate-dashboard` },
  });
  await mail.send({ to: payee.email, ...composed, idempotencyKey: `payout-account-${accountId}` });
};
