import { signersOf } from '#assembly/signers-of.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Check } from '#review/check.ts';
import { inlinesOf, sectionsOf } from '#review/read-document.ts';

/** RLT3, RLT21: the successors stand in their order and are somebody else; every first trustee has a line to accept. */
export const reviewOffices: Check<LivingTrustFacts> = (document, facts) => [
  ...checkSuccession(document, facts),
  ...checkAcceptance(document, facts),
];

const checkSuccession: Check<LivingTrustFacts> = (document, facts) => {
  const blocks = sectionsOf(document).find(({ id }) => id === 'trustees.succession')?.blocks ?? [];
  const named = inlinesOf(blocks).flatMap((inline) => (inline.kind === 'party' ? [inline.name] : []));
  const isOrdered = named.join('\n') === facts.trusteesInLine.map(({ name }) => name).join('\n');
  const isOther = facts.trusteesInLine.every(
    ({ name }) =>
      !isSamePerson(name, facts.grantorName) &&
      !facts.initialTrustees.some((trustee) => isSamePerson(trustee.name, name)),
  );
  return isOrdered && isOther
    ? []
    : [{ check: 'RLT3', level: 'error', message: 'The successor trustees are not named in their order.' }];
};

const checkAcceptance: Check<LivingTrustFacts> = (document, { initialTrustees }) => {
  const accepting = signersOf(document).filter(({ capacity }) => capacity.includes('Trustee'));
  return initialTrustees.every(({ name }) => accepting.some((signer) => isSamePerson(signer.name, name)))
    ? []
    : [{ check: 'RLT21', level: 'error', message: 'A first trustee has no line to accept.' }];
};
