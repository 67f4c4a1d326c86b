import type { GuideStep } from '#assembly/document.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { certificateStep } from '#clauses/general/certificate-step.ts';
import { ownWordsStep, signingWarnings, stepsOfStates } from '#clauses/trust/signing-steps.ts';
import { isOrganization } from '#facts/is-organization.ts';

/** How this instrument is executed in its states, in plain sentences, with the warnings that go with it. */
export const signingSteps = (facts: LivingTrustFacts): readonly GuideStep[] => {
  const { specialInstructions, distributionInstructions, trustPurpose, wishes } = facts;
  return [
    ...stepsOfStates([facts.law, facts.homeLaw]),
    'Sign before a notary public as well: banks, title companies, and recorders of deeds ask for an acknowledged signature. Everybody who signs has a certificate of their own. The notary fills it in, and may attach one of the state where you sign instead.',
    ...certificateStep(facts.homeLaw),
    ...(facts.spouseJoins
      ? ['Your spouse signs the joinder and consent, because you are married and community property law applies.']
      : []),
    ...trusteeStep(facts),
    ...childrenStep(facts),
    ...ownWordsStep([specialInstructions, distributionInstructions, trustPurpose, wishes?.inOwnWords]),
    ...signingWarnings,
  ].map((text) => ({ text }));
};

const trusteeStep = ({ initialTrustees }: LivingTrustFacts): readonly string[] => [
  ...(initialTrustees.length > 1 ? ['Every first trustee signs to accept the trust.'] : []),
  ...(initialTrustees.some(isOrganization)
    ? ['For an organization, a person who may act for it signs, and writes name and title under the signature.']
    : []),
];

const childrenStep = ({ children, beneficiaries }: LivingTrustFacts): readonly string[] =>
  children.length > 0 || beneficiaries.some(({ distributionAge }) => distributionAge !== undefined)
    ? ['A guardian for minor children is named in a will, not in this document.']
    : [];
