import type { Facts, FieldId } from '#facts/facts.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { FactQuestion, QuestionPlan } from '#interview/fact-question.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { tokenize, type Token } from '#interview/language/tokens.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** Everything the readers look at: the message, what was asked, what is known. */
export interface Scene {
  /** The message, straightened; stretches that must not be read as people are blank. Offsets stay true. */
  readonly text: string;
  /** The message with nothing blank, e.g. for dates that stand behind people. */
  readonly whole: string;
  readonly low: string;
  readonly tokens: readonly Token[];
  readonly facts: Facts;
  readonly plan: QuestionPlan;
  readonly asked: Question | null;
  readonly field: FieldId | undefined;
  readonly question: FactQuestion | undefined;
  /** The questions that belong to this person's document. */
  readonly questions: readonly FactQuestion[];
  /** Which facts the document has. */
  readonly has: (field: FieldId) => boolean;
  /** True for a detail, or a choice, that the person does not want. */
  readonly isDeclined: (what: string) => boolean;
  readonly isOpening: boolean;
  /** The reply may be read as the bare answer to the question; false when it is a question or a refusal itself. */
  readonly isLenient: boolean;
  readonly today: PlainDate;
}

/** Sets the scene for one message. */
export const setScene = (
  interview: Interview,
  { text, isLenient, today }: { readonly text: string; readonly isLenient: boolean; readonly today: PlainDate },
): Scene => {
  const plan = interview.plan;
  const { asked, facts } = interview;
  const field = asked?.kind === 'fact' || asked?.kind === 'detail' ? asked.field : undefined;
  const read = isShouted(text) ? text.toLowerCase() : text;
  return {
    text: read,
    whole: read,
    low: read.toLowerCase(),
    tokens: tokenize(read),
    facts,
    plan,
    asked,
    field,
    question: field && findQuestion(plan, field),
    questions: applicableQuestions(interview),
    isDeclined: (what) => interview.declined?.includes(what) === true,
    has: (one) => findQuestion(plan, one) !== undefined,
    isOpening: Object.keys(facts).length === 0,
    isLenient,
    today,
  };
};

// A message in capitals says nothing about which words are names; it is read like one in lower case.
const isShouted = (text: string): boolean => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text) && /\s/u.test(text);
