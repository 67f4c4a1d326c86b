import { interviewOf, type InterviewOfType, type StoredTurn } from '#interview/conversation/interview-of.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import type { ToldInterview } from '#interview/interview.ts';
import type { Language } from '#kit/language.ts';
import type { LawSource } from '#law/law-source.ts';

/** The interview of one document type in every language in which it can be held. */
export interface SpokenInterview extends InterviewOfType {
  /** In what it can be held, English first. */
  readonly languages: readonly Language[];
  /** Goes on in another language: every answer stays, and the open question is asked anew. A language that is not offered changes nothing. */
  readonly speak: (interview: ToldInterview, language: Language) => StoredTurn;
  /** The cards of a turn as they are kept, in English: whoever reads them turns them into the language of then. */
  readonly cardsToKeep: InterviewOfType['cards'];
}

/** Makes the interview of a plan under the laws at hand. */
export type MakeInterview = (plan: QuestionPlan, laws: LawSource) => SpokenInterview;

/** The interview in English alone, for whoever needs no other words: a page that shows a sample. */
export const inEnglish: MakeInterview = (plan, laws) => ({
  ...interviewOf(plan, laws),
  cardsToKeep: interviewOf(plan, laws).cards,
  languages: ['en'],
  speak: ({ register: _register, ...interview }) => {
    const { text, choices } = phraseQuestion({ ...interview, plan, laws });
    return { interview, reply: text, choices, recorded: [] };
  },
});
