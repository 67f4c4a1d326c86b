import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { findContact } from '#accounts/find-contact.ts';
import { listPurchases } from '#payments/purchases/list-purchases.ts';
import { receiptPage } from '#payments/purchases/receipt-page.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

/** A receipt to print or keep in the language of the account, as a page without scripts. Another member's is told like one that does not exist. */
export const readReceipt = async (
  context: Pick<Context, 'db' | 'clock'>,
  { member, purchaseId }: { readonly member: Member; readonly purchaseId: string },
): Promise<string> => {
  const own = await listPurchases(context, { userId: member.userId });
  const purchase = own.find(({ id }) => id === purchaseId);
  if (!purchase) throw new Refused('absent', unknown);

  const contact = await findContact(context.db, member.userId);
  return receiptPage(contact?.language ?? 'en', [
    ['Order number', purchase.number],
    ['Paid on', longDate(purchase.paidAt)],
    ['Paid by', `${member.name}, ${member.email}`],
    ['What was bought', purchase.isRenewal ? `${purchase.productName}, renewal` : purchase.productName],
    ...(purchase.documentName === null ? [] : [['Document', purchase.documentName] as const]),
    ['Amount', `${formatMoneyExactly(purchase.amountInCents)} ${purchase.currency.toUpperCase()}`],
    ...(purchase.refundedInCents > 0 ? [['Given back', formatMoneyExactly(purchase.refundedInCents)] as const] : []),
  ]);
};

const unknown = { code: 'purchase-not-found', message: 'We could not find this purchase in your account.' };

const longDate = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
