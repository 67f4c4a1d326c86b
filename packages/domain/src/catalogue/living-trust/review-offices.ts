import { signersOf } from '#assembly/signers-of.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { trusteeCapacities } from '#clauses/trust/execution.ts';
import { succession } from '#clauses/trust/trustee-office.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { checkSuccession } from '#review/check-succession.ts';
import type { Check } from '#review/check.ts';

/** RLT3, RLT21: the successors stand in their order; every first trustee has a line to accept. */
export const reviewOffices: Check<LivingTrustFacts> = (document, facts) => [
  ...checkSuccession(document, { ...facts, section: succession }),
  ...checkAcceptance(document, facts),
];

const checkAcceptance: Check<LivingTrustFacts> = (document, { initialTrustees }) => {
  const accepting = signersOf(document).filter(({ capacity }) => trusteeCapacities.includes(capacity));
  return initialTrustees.every(({ name }) => accepting.some((signer) => isSamePerson(signer.name, name)))
    ? []
    : [{ check: 'RLT21', level: 'error', message: 'A first trustee has no line to accept.' }];
};
