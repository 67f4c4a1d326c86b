import { notAdviceStep, strictestStep } from '#clauses/general/closing-steps.ts';
import { numberWords } from '#assembly/number-words.ts';
import { executionRule } from '#law/execution-rule.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

/** How a lifetime trust is executed under some laws, in plain sentences; what to say while no law is known. */
export const stepsOfStates = (laws: readonly (StateLaw | undefined)[]): readonly string[] => {
  const known = [...new Set(laws)].filter((law) => law !== undefined);
  return known.length === 0 ? [unknownState] : known.flatMap(stateSteps);
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
    ...strictestStep(law, { isCautious }),
  ];
};

// What the research notes beside a citation, behind a semicolon or in round brackets, is not for the person who signs.
const citation = ({ execution }: StateLaw): string => {
  const [cite = ''] = (execution.trust.statute.value ?? '').split(/\s*[;(]/u);
  return cite === '' ? '' : ` (${cite})`;
};

/** What is told where the instrument prints words that were not drafted by a lawyer; nothing where it prints none. */
export const ownWordsStep = (prose: readonly (string | undefined)[]): readonly string[] =>
  prose.some((words) => words !== undefined)
    ? [
        'This document prints words that you wrote yourself. Have an attorney review them, because they were not drafted by one.',
      ]
    : [];

/** What everybody is told who signs a trust. */
export const signingWarnings: readonly string[] = [
  notAdviceStep,
  'Federal and state electronic signature laws do not cover wills, codicils, and testamentary trusts, and a witness link of the platform does not execute a will, deed, power of attorney, or health-care directive. Sign those in ink, with the witnesses and the notary that the state asks for.',
];
