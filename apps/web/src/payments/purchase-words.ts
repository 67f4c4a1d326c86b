import type { Purchase } from '@evergrant/contract/purchases.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { formatDate } from '#ui/format-date.ts';

/** What was paid for, as a heading. */
export const purchaseTitle = ({ productName, isRenewal }: Pick<Purchase, 'productName' | 'isRenewal'>): string =>
  isRenewal ? `${productName}, renewal` : productName;

/** Where a payment stands: what has become of the money, and until when it can be asked back. */
export const purchaseStanding = (purchase: Purchase): string => {
  const { state, refundedInCents, refundableUntil } = purchase;
  if (state === 'refunded') return `Refunded ${formatMoneyExactly(refundedInCents)}`;
  if (state === 'refund-requested') return 'Refund requested. We will write to you.';
  const part = refundedInCents > 0 ? `${formatMoneyExactly(refundedInCents)} refunded. ` : '';
  return refundableUntil === null ? `${part}Paid` : `${part}Paid. Refundable until ${formatDate(refundableUntil)}`;
};
