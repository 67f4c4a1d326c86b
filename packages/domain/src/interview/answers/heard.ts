import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview, Question } from '#interview/interview.ts';
import type { Act, Proposal, Reading } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** A message, and the open question that it may answer. */
export interface Heard {
  readonly interview: Interview;
  readonly question: FactQuestion;
  readonly asked: Extract<Question, { readonly kind: 'fact' | 'detail' }>;
  /** As it was typed, with straight quotes and single spaces. */
  readonly message: string;
  readonly today: PlainDate;
}

/** What a message says in answer to a question. */
export interface Answer extends Pick<Reading, 'declined' | 'cleared' | 'rest' | 'isBereaved' | 'nameless' | 'isWhole'> {
  /** Absent: it simply answers. */
  readonly act?: Act;
  readonly patch: readonly Proposal[];
}

/** Reads a message as the answer to one kind of question; undefined where it says something else, or more than is understood. */
export type AnswerReader = (heard: Heard) => Answer | undefined;
