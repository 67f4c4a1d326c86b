import { companyRules } from '#guide/of-the-state/company-rules.ts';
import { estateRules } from '#guide/of-the-state/estate-rules.ts';
import { instrumentAsked } from '#guide/of-the-state/instrument-asked.ts';
import { signingRules } from '#guide/of-the-state/signing-rules.ts';
import { spouseRules } from '#guide/of-the-state/spouse-rules.ts';
import { stateAsked } from '#guide/of-the-state/state-asked.ts';
import type { StateCase, StateRule } from '#guide/of-the-state/state-rule.ts';
import type { LawSource } from '#law/law-source.ts';
import { stateInSentence } from '#law/state-code.ts';

/** A question about the law, and whose: `state` is the code of the maker's state, as far as it is known. */
export interface AskedOfState {
  readonly question: string;
  readonly state: string | undefined;
  readonly laws: LawSource;
  /** What is being made, e.g. `living trust`; a question may name another document. */
  readonly documentName: string;
}

/** `isKnown` false: the question is about a rule of which our data of this state is silent or not certain; the words say so. */
export interface AnswerOfState {
  readonly words: string;
  readonly isKnown: boolean;
}

const rules: readonly StateRule[] = [...signingRules, ...spouseRules, ...estateRules, ...companyRules];

/**
 * Answers a question about the law from the data of the state that it names, or of the maker's, with the citation that the data has.
 * Undefined where it asks for no rule that the data holds, or where no state is known. Compiled research, reviewed by no attorney.
 */
export const answerOfTheState = ({ question, state, laws, documentName }: AskedOfState): AnswerOfState | undefined => {
  const named = stateAsked(question);
  const law = laws(named ?? state);
  if (law === undefined) return undefined;
  const low = question.toLowerCase().replaceAll('’', "'");
  const asked = rules.filter((rule) => rule.asked.some((words) => words.test(low)));
  const one: StateCase = {
    law,
    state: stateInSentence(law.code),
    low,
    isElsewhere: named !== undefined && named !== state,
    ...instrumentAsked(question, documentName),
  };
  for (const rule of asked) {
    const words = rule.answer(one);
    if (words !== undefined) return { words: `${words} ${review}`, isKnown: true };
  }
  const isOfState =
    named !== undefined && asked.length > 0 && /\b(?:law|state|legal|required?|rule|need|have to)\b/u.test(low);
  return isOfState
    ? {
        words: `What ${one.state} says to this, our research does not tell for certain; an attorney there can.`,
        isKnown: false,
      }
    : undefined;
};

const review = 'That is our research, which no attorney has reviewed.';
