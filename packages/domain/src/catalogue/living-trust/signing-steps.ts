import type { GuideStep } from '#assembly/document.ts';
import { numberWords } from '#assembly/number-words.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { executionRule } from '#law/execution-rule.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

/** How this instrument is executed in its states, in plain sentences, with the warnings that go with it. */
export const signingSteps = (facts: LivingTrustFacts): readonly GuideStep[] => {
  const laws = [...new Set([facts.law, facts.homeLaw])].filter((law) => law !== undefined);
  return [
    ...(laws.length === 0 ? [unknownState] : laws.flatMap(stateSteps)),
    'Sign before a notary public as well: banks, title companies, and recorders of deeds ask for an acknowledged signature. Everybody who signs has a certificate of their own. The notary fills it in, and may attach one of the state where you sign instead.',
    ...(facts.spouseJoins
      ? ['Your spouse signs the joinder and consent, because you are married and community property law applies.']
      : []),
    ...trusteeStep(facts),
    ...childrenStep(facts),
    ...ownWordsStep(facts),
    ...warnings,
  ].map((text) => ({ text }));
};

const unknownState = 'How this document is signed depends on the state of your home, which is still to be completed.';

const stateSteps = (law: StateLaw): readonly string[] => {
  const state = stateInSentence(law.code);
  const { witnesses, notary, steps, method, isCautious } = executionRule('lifetime-trust', law);
  const cited = citation(law);
  return [
    witnesses === 0
      ? `The law of ${state} asks for no witnesses to a revocable living trust${cited}. Two witnesses are still prudent.`
      : notary === 'or-witnesses'
        ? `The law of ${state} asks for an acknowledgment before a notary or for witnesses${cited}.`
        : `The law of ${state} asks for at least ${numberWords(witnesses)} ${witnesses === 1 ? 'witness' : 'witnesses'} to this document${cited}.`,
    ...steps,
    ...(method.kind === 'print-and-sign'
      ? [
          `In ${state}, print this document and sign it in ink as described here. An electronic signature collected through the platform records that it was read and acknowledged; it does not execute the document there.`,
        ]
      : [method.reason]),
    ...(isCautious
      ? [`The rules of ${state} are not certain in every point, so the strictest of them is followed here.`]
      : []),
  ];
};

// What the research notes beside a citation, behind a semicolon or in round brackets, is not for the person who signs.
const citation = ({ execution }: StateLaw): string => {
  const [cite = ''] = (execution.trust.statute.value ?? '').split(/\s*[;(]/u);
  return cite === '' ? '' : ` (${cite})`;
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

const ownWordsStep = ({
  specialInstructions,
  distributionInstructions,
  trustPurpose,
  wishes,
}: LivingTrustFacts): readonly string[] =>
  [specialInstructions, distributionInstructions, trustPurpose, wishes?.inOwnWords].some((words) => words !== undefined)
    ? [
        'This document prints words that you wrote yourself. Have an attorney review them, because they were not drafted by one.',
      ]
    : [];

const warnings: readonly string[] = [
  'This document is not legal advice. Have a licensed attorney review it before you sign.',
  'Federal and state electronic signature laws do not cover wills, codicils, and testamentary trusts, and a witness link of the platform does not execute a will, deed, power of attorney, or health-care directive. Sign those in ink, with the witnesses and the notary that the state asks for.',
];
