import type { TrustAccess } from '#trusts/set-access.ts';

/** What a member has paid for; refunded purchases stay in the list. */
export interface PaidFor {
  readonly isSubscription: boolean;
  readonly trustId: string | null;
  readonly paidAt: Date;
  /** For a subscription: until when it has been paid, as far as known. */
  readonly paidUntil: Date | null;
  readonly isRefunded: boolean;
}

interface Standing {
  readonly isSubscribed: boolean;
  readonly purchases: readonly PaidFor[];
}

interface Unlocked {
  readonly id: string;
  readonly unlockedAt: Date;
}

/** What an unlocked document may still be used for, from everything that its owner has paid and got back. */
export const decideAccess = (trust: Unlocked, { isSubscribed, purchases }: Standing): TrustAccess => {
  if (isSubscribed) return 'subscribed';
  const own = purchases.filter(({ isSubscription, trustId }) => !isSubscription && trustId === trust.id);
  if (own.some(({ isRefunded }) => !isRefunded)) return 'purchased';

  const unlocking = [...own, ...purchases.filter((purchase) => covers(purchase, trust.unlockedAt))];
  const isAllRefunded = unlocking.length > 0 && unlocking.every(({ isRefunded }) => isRefunded);
  return isAllRefunded ? 'withdrawn' : 'kept';
};

const covers = ({ isSubscription, paidAt, paidUntil }: PaidFor, moment: Date): boolean =>
  isSubscription && paidAt <= moment && (paidUntil === null || moment <= paidUntil);
