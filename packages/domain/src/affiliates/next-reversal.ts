import type { Cents } from '#kit/money.ts';

/** One commission, what was bought, and what has become of both so far; whole cents, none negative. */
export interface RefundedCommission {
  readonly earnedInCents: Cents;
  readonly purchaseInCents: Cents;
  /** All that the buyer has been given back so far. */
  readonly refundedInCents: Cents;
  /** All that has been taken back of the commission so far. */
  readonly reversedInCents: Cents;
}

/**
 * What has to be taken back of a commission now, in whole cents; 0 when nothing has. The share is computed from totals, so
 * that many small refunds take back exactly what one large refund does, and never more than was earned.
 */
export const nextReversal = (commission: RefundedCommission): Cents => {
  const { earnedInCents, purchaseInCents, refundedInCents, reversedInCents } = commission;
  if (purchaseInCents <= 0) return 0;
  const share = Math.min(refundedInCents, purchaseInCents) / purchaseInCents;
  return Math.max(0, Math.round(earnedInCents * share) - reversedInCents);
};
