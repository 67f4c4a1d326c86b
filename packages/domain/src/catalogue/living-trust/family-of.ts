import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { Family } from '#review/check-family.ts';

/** The family for which a living trust provides. */
export const familyOf = (facts: LivingTrustFacts): Family => ({
  spouse: facts.marriage.status === 'Married' ? facts.marriage.spouseName : undefined,
  children: facts.children.map(({ name }) => name),
  omitted: facts.intentionallyOmitted.map(({ name }) => name),
});
