import { numberWords } from '#assembly/number-words.ts';
import { usesCommunityProperty } from '#catalogue/living-trust/community-property.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { compiledOn } from '#law/compiled-on.ts';
import { executionRule } from '#law/execution-rule.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import { longDate } from '#kit/plain-date.ts';

/** How this instrument is executed in its states, in plain sentences, with the warnings that go with it. */
export const signingSteps = (facts: LivingTrustFacts): readonly string[] => {
  const laws = [...new Set([facts.law, facts.homeLaw])].filter((law) => law !== undefined);
  if (laws.length === 0) {
    return [
      'How this document is signed depends on the state of your home, which is still to be completed.',
      ...warnings,
    ];
  }
  return [
    ...laws.flatMap(stateSteps),
    'Sign before a notary public as well: banks, title companies, and recorders of deeds ask for an acknowledged signature.',
    ...(usesCommunityProperty(facts)
      ? ['Your spouse signs the joinder and consent, because you are married and community property law applies.']
      : []),
    ...trusteeStep(facts),
    ...childrenStep(facts),
    ...ownWordsStep(facts),
    ...warnings,
  ];
};

const stateSteps = (law: StateLaw): readonly string[] => {
  const state = stateInSentence(law.code);
  const { witnesses, steps, method, isCautious } = executionRule('lifetime-trust', law);
  const { statute } = law.execution.trust;
  const cited = statute.value === null ? '' : ` (${statute.value})`;
  return [
    witnesses === 0
      ? `The law of ${state} asks for no witnesses to a revocable living trust${cited}. Two witnesses are still prudent.`
      : `The law of ${state} asks for at least ${numberWords(witnesses)} ${witnesses === 1 ? 'witness' : 'witnesses'} to this document${cited}.`,
    ...steps,
    ...(method === 'paper'
      ? [
          `In ${state}, print this document and sign it in ink as described here. An electronic signature collected through the platform records that it was read and acknowledged; it does not execute the document there.`,
        ]
      : []),
    ...(isCautious
      ? [`The rules of ${state} are not certain in every point, so the strictest of them is followed here.`]
      : []),
    `These rules of ${state} were compiled on ${longDate(compiledOn)} and have not been reviewed by an attorney.`,
  ];
};

const trusteeStep = ({ initialTrustees }: LivingTrustFacts): readonly string[] =>
  initialTrustees.length > 1 ? ['Every first trustee signs to accept the trust.'] : [];

const childrenStep = ({ children, beneficiaries }: LivingTrustFacts): readonly string[] =>
  children.length > 0 || beneficiaries.some(({ distributionAge }) => distributionAge !== undefined)
    ? ['A guardian for minor children is named in a will, not in this document.']
    : [];

const ownWordsStep = ({
  specialInstructions,
  distributionInstructions,
  trustPurpose,
}: LivingTrustFacts): readonly string[] =>
  [specialInstructions, distributionInstructions, trustPurpose].some((words) => words !== undefined)
    ? [
        'This document prints words that you wrote yourself. Have an attorney review them, because they were not drafted by one.',
      ]
    : [];

const warnings: readonly string[] = [
  'This document is not legal advice. Have a licensed attorney review it before you sign.',
  'A trust controls only property that is actually transferred to it, by deed, retitling, or assignment.',
  'Tax figures change. Consult a certified public accountant about income, estate, and gift taxes.',
  'Federal and state electronic signature laws do not cover wills, codicils, and testamentary trusts, and a witness link of the platform does not execute a will, deed, power of attorney, or health-care directive. Sign those in ink, with the witnesses and the notary that the state asks for.',
];
