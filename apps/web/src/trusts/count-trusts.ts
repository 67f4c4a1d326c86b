import type { TrustSummary } from '@evergrant/contract/trusts.ts';

export interface TrustCounts {
  readonly total: number;
  readonly completed: number;
  readonly inProgress: number;
  readonly signed: number;
}

/** How many documents there are in each status. */
export const countTrusts = (trusts: readonly Pick<TrustSummary, 'status'>[]): TrustCounts => {
  const having = (status: TrustSummary['status']) => trusts.filter((trust) => trust.status === status).length;
  return { total: trusts.length, completed: having('complete'), inProgress: having('draft'), signed: having('signed') };
};

/** `1 trust`, `2 trusts`. */
export const countLabel = (count: number): string => `${count} ${count === 1 ? 'trust' : 'trusts'}`;
