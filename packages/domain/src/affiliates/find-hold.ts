import { normaliseAddress } from '#affiliates/normalise-address.ts';

/** Why an administrator looks at a commission before it is paid. */
export const holdReasons = ['same-person', 'same-address', 'same-payout-account', 'witness'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The affiliate whose code was used. */
export interface Recommender {
  readonly userId: string | null;
  /** The account's address and the one of the application. */
  readonly addresses: readonly string[];
  readonly payoutFingerprint: string;
}

/** Who bought, and what is known about them. */
export interface RecommendedPurchase {
  readonly userId: string | null;
  /** The member's, the guest's and the payer's address, as far as there are any. */
  readonly addresses: readonly string[];
  /** Where the buyer would be paid as an affiliate, and the fingerprints of the buyer's addresses. */
  readonly payoutFingerprints: readonly string[];
  /** Who witnesses what was bought. */
  readonly witnessAddresses: readonly string[];
}

/** Why a commission has to be looked at before it is paid: the affiliate may have recommended something to themselves. */
export const findHold = (affiliate: Recommender, purchase: RecommendedPurchase): HoldReason | undefined => {
  if (affiliate.userId !== null && affiliate.userId === purchase.userId) return 'same-person';
  const own = new Set(affiliate.addresses.map(normaliseAddress));
  const isOwn = (address: string): boolean => own.has(normaliseAddress(address));
  if (purchase.addresses.some(isOwn)) return 'same-address';
  const { payoutFingerprint } = affiliate;
  if (payoutFingerprint !== '' && purchase.payoutFingerprints.includes(payoutFingerprint)) return 'same-payout-account';
  return purchase.witnessAddresses.some(isOwn) ? 'witness' : undefined;
};
