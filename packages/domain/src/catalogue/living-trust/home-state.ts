import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { StateCode } from '#jurisdictions/state-code.ts';

/** True when the facts list real property in that state; without a state of its own, property is taken to lie where the grantor lives. */
export const hasHomeIn = (
  { assets, grantorState }: Pick<LivingTrustFacts, 'assets' | 'grantorState'>,
  state: StateCode,
): boolean => assets.some((asset) => asset.category === 'realEstate' && (asset.state ?? grantorState) === state);
