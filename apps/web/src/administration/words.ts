import type { AffiliateRow, CommissionRow, PayoutRow } from '@evergrant/contract/administration-records.ts';
import { choicesOf } from '@evergrant/domain/kit/closed-set.ts';
import type { AffiliateStatus, CommissionState, PayoutMethod } from '@evergrant/contract/affiliates.ts';

export const statusLabels = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
} as const satisfies Record<AffiliateStatus, string>;

export const methodLabels = {
  paypal: 'PayPal',
  stripe: 'Stripe/Bank Transfer',
  wire: 'Wire Transfer',
} as const satisfies Record<PayoutMethod, string>;

export const stateLabels = {
  held: 'Held for review',
  waiting: 'Waiting for pay day',
  sending: 'Being sent',
  paid: 'Paid',
  refused: 'Refused',
  reversed: 'Taken back',
} as const satisfies Record<CommissionState, string>;

export const payoutLabels = {
  sending: 'Being sent',
  failed: 'Failed',
  'to-pay-by-hand': 'To pay by hand',
  paid: 'Paid',
} as const satisfies Record<PayoutRow['state'], string>;

const typeLabels = { one_time: 'One-time sale', monthly_subscription: 'Monthly subscription' } as const;

export const commissionType = ({ commissionType: type, entry }: CommissionRow): string =>
  entry === 'reversal' ? `${typeLabels[type]}, refund` : typeLabels[type];

const holdReasons = {
  'same-person': 'The affiliate bought it.',
  'same-address': 'The buyer has the affiliate’s email address.',
  'same-payout-account': 'The buyer would be paid to the same account.',
  witness: 'The affiliate witnesses what was bought.',
} as const satisfies Record<NonNullable<CommissionRow['heldFor']>, string>;

/** Why a commission waits for an administrator; null where nothing speaks against it. */
export const holdReason = ({ heldFor }: CommissionRow): string | null =>
  heldFor === null ? null : holdReasons[heldFor];

/** Where the account stands that Stripe pays to. */
export const paymentAccount = (row: AffiliateRow): { readonly label: string; readonly color: string } => {
  if (row.isOnboardingComplete) return { label: 'Stripe ready', color: 'green' };
  return row.hasStripeAccount
    ? { label: 'Stripe onboarding open', color: 'brass' }
    : { label: 'No Stripe account', color: 'gray' };
};

/** The choices of a filter, after one that shows everything. */
export const filtersOf = (labels: Readonly<Record<string, string>>) => [
  { value: '', label: 'All' },
  ...choicesOf(labels),
];

export const purchaseStateLabels = {
  paid: 'Paid',
  'refund-requested': 'Refund requested',
  'refund-declined': 'Refund declined',
  refunded: 'Refunded',
} as const;
