import type { Commission, CommissionState, CommissionType } from '@evergrant/contract/affiliates.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { formatDate } from '#ui/format-date.ts';

/** How a commission stands: which mark it gets, and the words that say the same. */
export interface CommissionStatus {
  readonly mark: 'paid' | 'failed' | 'open';
  readonly label: string;
  readonly detail: string;
}

const titleByType = {
  one_time: 'One-time sale',
  monthly_subscription: 'Monthly subscription',
} as const satisfies Record<CommissionType, string>;

/** What a commission is for, as a heading. */
export const commissionTitle = ({ commissionType, entry }: Pick<Commission, 'commissionType' | 'entry'>): string =>
  entry === 'reversal' ? `${titleByType[commissionType]}, refund` : titleByType[commissionType];

/** When it came about and from which purchase. */
export const commissionOrigin = ({ createdAt, purchaseAmountInCents, entry }: Commission): string =>
  entry === 'reversal'
    ? `${formatDate(createdAt)} · the buyer got money back`
    : `${formatDate(createdAt)} · from a purchase of ${formatMoneyExactly(purchaseAmountInCents)}`;

/** Where its money stands. */
export const commissionStatus = (commission: Commission): CommissionStatus => {
  const { paid, paidAt, errorMessage, state, stripeTransferId } = commission;
  if (commission.entry === 'reversal') return reversalStatus(commission);
  if (paid) {
    const transfer = stripeTransferId === null ? '' : ` · transfer ${stripeTransferId}`;
    return { mark: 'paid', label: 'Paid', detail: `${paidAt === null ? '' : formatDate(paidAt)}${transfer}` };
  }
  if (errorMessage !== null) return { mark: 'failed', label: 'Not paid', detail: errorMessage };
  return { mark: 'open', ...wordsOf(state, longDate(commission.payoutDate)) };
};

const reversalStatus = ({ paid, paidAt, takesBackPaid }: Commission): CommissionStatus => {
  if (paid) return { mark: 'paid', label: 'Taken off a payout', detail: paidAt === null ? '' : formatDate(paidAt) };
  const detail = takesBackPaid
    ? 'It lowers what is paid to you next.'
    : 'Its commission was not paid to you yet, so nothing is asked back.';
  return { mark: 'open', label: 'Taken back', detail };
};

const wordsOf = (state: CommissionState, payDay: string): Omit<CommissionStatus, 'mark'> => {
  switch (state) {
    case 'held':
      return { label: 'In review', detail: 'A person looks at this purchase before anything is paid.' };
    case 'refused':
      return { label: 'Not payable', detail: 'The review found that this purchase does not count.' };
    case 'sending':
      return { label: 'On its way', detail: 'Your payout is being sent.' };
    case 'reversed':
      return { label: 'Taken back', detail: 'The purchase was refunded.' };
    case 'waiting':
    case 'paid':
      return { label: 'Pending', detail: `Pay day ${payDay}` };
  }
};
