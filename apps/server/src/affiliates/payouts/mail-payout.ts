import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { eq } from 'drizzle-orm';
import { findPayee } from '#affiliates/payouts/find-payee.ts';
import { commissions, payouts } from '#affiliates/tables.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

type Method = (typeof payouts.$inferSelect)['method'];
type Commission = typeof commissions.$inferSelect;

/** More lines than this nobody reads in a mail. */
const linesShown = 25;

const wayOf: Readonly<Record<Method, string>> = {
  stripe: 'It goes to your payout account at Stripe, which passes it on to your bank, usually within two to five days.',
  paypal: 'We sent it to your PayPal account.',
  wire: 'We sent it by wire transfer; banks usually need one to three days.',
};

/** Tells an affiliate that money is on its way, and for what. */
export const mailPayout = async (
  { db, mail, settings }: Pick<Context, 'db' | 'mail' | 'settings'>,
  { payoutId }: ProductEvents['payout.sent'],
): Promise<void> => {
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, payoutId));
  const payee = payout && (await findPayee(db, payout.affiliateId));
  if (!payout || !payee) return;
  const paid = await db
    .select()
    .from(commissions)
    .where(eq(commissions.payoutId, payoutId))
    .orderBy(commissions.createdAt);

  const amount = formatMoneyExactly(payout.amountInCents);
  const composed = await composeMail({
    subject: `${amount} is on its way`,
    preview: `Your affiliate payout of ${longDate(payout.payoutDate)}.`,
    heading: `${amount} is on its way`,
    paragraphs: [
      `Hello ${payee.firstName},`,
      `thank you for recommending us. ${wayOf[payout.method]}`,
      'These are the commissions that it pays:',
    ],
    facts: [
      ...paid.slice(0, linesShown).map(describe),
      ...restOf(paid.slice(linesShown)),
      { label: 'Payout', value: amount },
      ...(payout.reference ? [{ label: 'Reference', value: payout.reference }] : []),
    ],
    action: { label: 'See all commissions', url: `${settings.origin}/affiliate-dashboard` },
  });
  await mail.send({ to: payee.email, ...composed, idempotencyKey: `payout-${payoutId}` });
};

const describe = ({ entry, commissionType, createdAt, amountDueInCents }: Commission) => {
  const what = commissionType === 'one_time' ? 'One-time package' : 'Subscription';
  const day = longDate(createdAt.toISOString().slice(0, 10));
  return {
    label: entry === 'earned' ? `${what}, ${day}` : `Refund of a purchase, ${day}`,
    value: formatMoneyExactly(amountDueInCents),
  };
};

const restOf = (rest: readonly Commission[]) => {
  const sum = rest.reduce((total, { amountDueInCents }) => total + amountDueInCents, 0);
  return rest.length === 0 ? [] : [{ label: `${rest.length} more`, value: formatMoneyExactly(sum) }];
};
