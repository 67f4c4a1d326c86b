/** One entry of an affiliate's account: what a purchase earned, or what a refund took back of it. */
export const commissionEntries = ['earned', 'reversal'] as const;

/** Where a payout stands; `failed` moved no money. */
export const payoutStates = ['sending', 'failed', 'to-pay-by-hand', 'paid'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** What an administrator said of a commission that was held. */
export const commissionReviews = ['released', 'refused'] as const;

/** What is kept of one entry of an affiliate's account. */
export interface CommissionFacts {
  readonly entry: (typeof commissionEntries)[number];
  /** Why an administrator looks at it first; null when nothing speaks against it. */
  readonly heldFor: string | null;
  readonly reviewed: (typeof commissionReviews)[number] | null;
  readonly paid: boolean;
  /** Where the payout stands that it is a part of; null when it is part of none. */
  readonly payoutState: PayoutState | null;
  /** Refunds have taken back all of it. */
  readonly isTakenBack: boolean;
}

export const commissionStates = ['held', 'refused', 'waiting', 'sending', 'paid', 'reversed'] as const;
export type CommissionState = (typeof commissionStates)[number];

/** Where one entry stands, in the order in which one fact outweighs another: money that has moved comes first. */
export const commissionStateOf = (facts: CommissionFacts): CommissionState => {
  const { entry, heldFor, reviewed, paid, payoutState, isTakenBack } = facts;
  if (paid) return 'paid';
  if (payoutState === 'sending' || payoutState === 'to-pay-by-hand') return 'sending';
  if (reviewed === 'refused') return 'refused';
  if (isTakenBack || entry === 'reversal') return 'reversed';
  return heldFor !== null && reviewed === null ? 'held' : 'waiting';
};
