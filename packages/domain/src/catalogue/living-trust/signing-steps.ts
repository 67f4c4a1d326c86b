import { isMissingMark } from '#assembly/missing-mark.ts';
import { numberWords } from '#assembly/number-words.ts';
import { stateInText } from '#assembly/printed-facts.ts';
import { usesCommunityProperty } from '#catalogue/living-trust/community-property.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { executionMethodOf } from '#execution/execution-method.ts';
import { jurisdictionOf } from '#jurisdictions/jurisdiction-of.ts';
import { longDate } from '#kit/plain-date.ts';
import type { Jurisdiction } from '#jurisdictions/jurisdiction.ts';

/** How this instrument is executed in its states, in plain sentences, with the warnings that go with it. */
export const signingSteps = (facts: LivingTrustFacts): readonly string[] => {
  const { governingState, grantorState } = facts;
  if (isMissingMark(governingState)) {
    return [
      'How this document is signed depends on the state of your home, which is still to be completed.',
      ...warnings,
    ];
  }
  const states = [...new Set([governingState, ...(isMissingMark(grantorState) ? [] : [grantorState])])];
  return [
    ...states.flatMap((state) => stateSteps(jurisdictionOf(state))),
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

const stateSteps = (rules: Jurisdiction): readonly string[] => {
  const state = stateInText(rules.code);
  const count = rules.trust.witnessesRequired;
  const notes = rules.notes
    .filter(({ field }) => field === 'trust')
    .map(({ note }) => `${rules.name}: ${sentence(note)}`);
  return [
    count === 0
      ? `The law of ${state} asks for no witnesses to a revocable living trust (${rules.trust.trustCodeStatute}). Two witnesses are still prudent.`
      : `The law of ${state} asks for at least ${numberWords(count)} ${count === 1 ? 'witness' : 'witnesses'} to this document (${rules.trust.trustCodeStatute}).`,
    ...notes,
    ...specialSteps(rules),
    ...(executionMethodOf('living-trust', rules.code).kind === 'print-and-sign'
      ? [
          `In ${state}, print this document and sign it in ink as described here. An electronic signature collected through the platform records that it was read and acknowledged; it does not execute the document there.`,
        ]
      : []),
    `These rules of ${state} were compiled on ${longDate(rules.asOf)} and have not been reviewed by an attorney.`,
  ];
};

const sentence = (note: string): string => (/[.!?]$/u.test(note) ? note : `${note}.`);

const specialSteps = ({ code }: Jurisdiction): readonly string[] => {
  switch (code) {
    case 'FL':
      return [
        'In Florida, sign at the end of the document in the presence of two witnesses, who sign in your presence and in the presence of each other.',
      ];
    case 'NY':
      return [
        'In New York, you and, unless you are the only trustee, at least one trustee either acknowledge the document before a notary public or sign before two witnesses. Property must actually be transferred to the trustee.',
      ];
    case 'LA':
      return [
        'In Louisiana, sign as an authentic act: before a notary public and two witnesses, who all sign together. Louisiana limits how long a trust may last and protects forced heirs; have a Louisiana attorney or notary review the document.',
      ];
    case 'DE':
      return [
        'In Delaware, sign in the presence of one disinterested person or two credible persons, who sign as witnesses.',
      ];
    default:
      return [];
  }
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
