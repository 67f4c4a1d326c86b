import type { Purchase } from '@evergrant/contract/purchases.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { formatDate } from '#ui/format-date.ts';

/** What was paid for, as a heading. */
export const purchaseTitle = ({ productName, isRenewal }: Pick<Purchase, 'productName' | 'isRenewal'>): string =>
  isRenewal ? `${productName}, renewal` : productName;

/** What a purchase unlocks: a subscription every document, whichever it was begun with. */
export const forWhat = ({
  productType,
  documentName,
}: {
  readonly productType: Purchase['productType'];
  readonly documentName?: string | null;
}): string | undefined => (productType === 'subscription' ? 'All your documents' : (documentName ?? undefined));

/** Where a payment stands: what has become of the money, and until when it can be asked back. */
export const purchaseStatus = (purchase: Purchase): string => {
  const { state, refundedInCents, refundableUntil, isSecondPayment } = purchase;
  if (isSecondPayment) {
    return state === 'refunded'
      ? `Paid twice. ${formatMoneyExactly(refundedInCents)} returned to you`
      : 'Paid twice. This payment is on its way back to you';
  }
  if (state === 'refunded') return `Refunded ${formatMoneyExactly(refundedInCents)}`;
  if (state === 'refund-requested') return 'Refund requested. We will write to you.';
  if (state === 'refund-declined') return declinedStatus(purchase);
  const paid = refundableUntil === null ? 'Paid' : `Paid. Refundable until ${formatDate(refundableUntil)}`;
  return refundedInCents > 0 ? `${formatMoneyExactly(refundedInCents)} refunded. ${paid}` : paid;
};

const declinedStatus = ({ refundDeclineReason, refundableUntil }: Purchase): string => {
  const answer = `Refund declined. Our answer: “${refundDeclineReason ?? ''}”`;
  return refundableUntil === null ? answer : `${answer} You can ask again until ${formatDate(refundableUntil)}.`;
};
