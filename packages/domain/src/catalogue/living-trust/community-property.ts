import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { isCommunityProperty } from '#law/provisions.ts';

/** True for a married grantor whose home or governing law knows community property. */
export const usesCommunityProperty = ({
  marriage,
  law,
  homeLaw,
}: Pick<LivingTrustFacts, 'marriage' | 'law' | 'homeLaw'>): boolean =>
  marriage.status === 'Married' && [law, homeLaw].some((one) => one !== undefined && isCommunityProperty(one).value);
