import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { eq } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import { affiliates, commissions } from '#affiliates/tables.ts';
import { composeMail } from '#notifications/compose-mail.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

type Needs = Pick<Context, 'db' | 'mail' | 'settings'>;

const nameByType = { one_time: 'a one-time package', monthly_subscription: 'a monthly subscription' } as const;

/** Tells an affiliate what was earned and when it is paid. Who bought is nobody's business. */
export const mailCommission = async (
  context: Needs,
  { commissionId }: ProductEvents['commission.earned'],
): Promise<void> => {
  const found = await findEntry(context, commissionId);
  if (!found) return;

  const { entry, contact } = found;
  const amount = formatMoneyExactly(entry.amountDueInCents);
  const payDay = longDate(entry.payoutDate);
  const isHeld = entry.heldFor !== null && entry.reviewed === null;
  const composed = await composeMail({
    subject: `You earned ${amount}`,
    preview: isHeld ? 'We look at this purchase before it is paid.' : `You earned ${amount}, payable on ${payDay}.`,
    heading: `You earned ${amount}`,
    paragraphs: [
      `Hello ${contact.name},`,
      isHeld
        ? `Somebody bought ${nameByType[entry.commissionType]} through your link. We look at this purchase before its commission is paid; you see on your dashboard where it stands.`
        : `Somebody bought ${nameByType[entry.commissionType]} through your link. You earned ${amount}, payable on ${payDay}: once the buyer's 30 days to get the money back are over, on the next pay day.`,
    ],
    action: { label: 'See my commissions', url: `${context.settings.origin}/affiliate-dashboard` },
  });
  await context.mail.send({ to: contact.email, ...composed, idempotencyKey: `commission-${commissionId}` });
};

/** Tells an affiliate that a buyer got money back, and what that takes of the commission. */
export const mailReversal = async (
  context: Needs,
  { reversalId }: ProductEvents['commission.reversed'],
): Promise<void> => {
  const found = await findEntry(context, reversalId);
  if (!found) return;

  const { entry, contact } = found;
  const amount = formatMoneyExactly(-entry.amountDueInCents);
  const composed = await composeMail({
    subject: `A refund took back ${amount} of a commission`,
    preview: 'A buyer got money back. You need do nothing.',
    heading: 'A buyer got money back',
    paragraphs: [
      `Hello ${contact.name},`,
      `Somebody who bought ${nameByType[entry.commissionType]} through your link got ${formatMoneyExactly(-entry.purchaseAmountInCents)} back. ${amount} of its commission goes with it.`,
      'It is taken off what you have earned and have not been paid yet. You never have to send anything back.',
    ],
    action: { label: 'See my commissions', url: `${context.settings.origin}/affiliate-dashboard` },
  });
  await context.mail.send({ to: contact.email, ...composed, idempotencyKey: `commission-reversal-${reversalId}` });
};

const findEntry = async ({ db }: Needs, id: string) => {
  const [found] = await db
    .select({ entry: commissions, userId: affiliates.userId })
    .from(commissions)
    .innerJoin(affiliates, eq(affiliates.id, commissions.affiliateId))
    .where(eq(commissions.id, id));
  const contact = found?.userId ? await findContact(db, found.userId) : undefined;
  return found && contact && { entry: found.entry, contact };
};
