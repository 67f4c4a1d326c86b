import { isMissingMark } from '#assembly/missing-mark.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { jurisdictionOf } from '#jurisdictions/jurisdiction-of.ts';

/** True for a married grantor whose home or governing law knows community property. */
export const usesCommunityProperty = ({
  marriage,
  grantorState,
  governingState,
}: Pick<LivingTrustFacts, 'marriage' | 'grantorState' | 'governingState'>): boolean =>
  marriage.status === 'Married' &&
  [grantorState, governingState].some((state) => !isMissingMark(state) && jurisdictionOf(state).communityProperty);
