import type { TrustSummary } from '@evergrant/contract/trusts.ts';

export interface TrustCounts {
  readonly total: number;
  /** With every question answered and paid for, also when it is signed by now. */
  readonly completed: number;
  readonly inProgress: number;
  readonly signed: number;
}

/** How many documents have come how far. */
export const countTrusts = (trusts: readonly Pick<TrustSummary, 'status'>[]): TrustCounts => {
  const having = (status: TrustSummary['status']) => trusts.filter((trust) => trust.status === status).length;
  const signed = having('signed');
  return { total: trusts.length, completed: having('complete') + signed, inProgress: having('draft'), signed };
};

/** `1 trust`, `2 trusts`. */
export const countLabel = (count: number): string => `${count} ${count === 1 ? 'trust' : 'trusts'}`;
