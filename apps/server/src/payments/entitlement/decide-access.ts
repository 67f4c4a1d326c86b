import type { Payable } from '#documents/list-payable.ts';
import type { DocumentAccess } from '#documents/set-access.ts';

/** What a member has paid for; refunded purchases stay in the list. */
export interface PaidFor {
  readonly documentId: string | null;
  readonly paidAt: Date;
  readonly isRefunded: boolean;
  readonly covers: Coverage;
}

/** One document until its window ends, or every one while the subscription runs; `paidUntil` as far as known. */
type Coverage =
  | { readonly kind: 'one'; readonly purchasedUntil: Date }
  | { readonly kind: 'all'; readonly paidUntil: Date | null; readonly isRunning: boolean };

interface Payments {
  readonly isSubscribed: boolean;
  readonly purchases: readonly PaidFor[];
  readonly now: Date;
}

/**
 * What a document may be used for, from everything that its owner has paid and got back: the one place where it is decided.
 * Undefined for a document that nothing has been paid for.
 */
export const decideAccess = (document: Payable, payments: Payments): DocumentAccess | undefined => {
  const { isSubscribed, purchases, now } = payments;
  const paid = purchases.filter((purchase) => purchase.documentId === document.id && !purchase.isRefunded);
  const bought = paid.flatMap(({ paidAt, covers }) => (covers.kind === 'one' ? [{ paidAt, ...covers }] : [])).at(-1);
  if (isSubscribed) {
    const isCovered =
      document.isInterviewComplete || paid.some(({ covers }) => covers.kind === 'all' && covers.isRunning);
    if (document.unlockedAt === null && !isCovered && !bought) return undefined;
    return { kind: 'subscribed', paidAt: bought?.paidAt ?? now, purchasedUntil: bought?.purchasedUntil ?? null };
  }
  if (bought) return { kind: 'purchased', paidAt: bought.paidAt, purchasedUntil: bought.purchasedUntil };
  if (document.unlockedAt === null) return undefined;
  return { kind: isGivenBack(document.id, document.unlockedAt, purchases) ? 'withdrawn' : 'kept' };
};

const isGivenBack = (id: string, unlockedAt: Date, purchases: readonly PaidFor[]): boolean => {
  const unlocking = purchases.filter(({ documentId, paidAt, covers }) =>
    covers.kind === 'one'
      ? documentId === id
      : paidAt <= unlockedAt && (covers.paidUntil === null || unlockedAt <= covers.paidUntil),
  );
  return unlocking.length > 0 && unlocking.every(({ isRefunded }) => isRefunded);
};
