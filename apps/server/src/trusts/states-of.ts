import type { StateCode } from '@evergrant/domain/jurisdictions/state-code.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

/** The states whose law decides how a document is executed: the one that governs it, and the maker's own. */
export const statesOf = ({ interview }: Pick<TrustRow, 'interview'>): readonly StateCode[] => {
  const { governingState, grantorState } = interview.facts;
  return [governingState, grantorState].filter((state) => state !== undefined);
};
