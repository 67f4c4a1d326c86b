import type { FieldId } from '#facts/facts.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import type { Problem } from '#interview/problem.ts';

/** Questions that have changed since they were answered, whose answers could not be carried: they are asked again, in order. */
export const askedAgain = (interview: Interview): readonly FieldId[] => {
  const fields = new Set((interview.earlier ?? []).map(({ field }) => field));
  return applicableQuestions(interview)
    .map(({ field }) => field)
    .filter((field) => fields.has(field));
};

/** The interview once a question was answered again, left open or kept as it is. */
export const withoutEarlier = (interview: Interview, field: FieldId): Interview =>
  interview.earlier?.some((one) => one.field === field)
    ? { ...interview, earlier: interview.earlier.filter((one) => one.field !== field) }
    : interview;

/** What was answered to a question before it changed, as a sentence before the question; empty where nothing was. */
export const recallEarlier = ({ earlier = [] }: Pick<Interview, 'earlier'>, field: FieldId): string => {
  const words = earlier.filter((one) => one.field === field).map(({ value }) => sayAnswer(value));
  return words.length === 0 ? '' : `You said before: ${words.join('; ')}. That does not fit this question any more. `;
};

/** What keeps a document from being complete until it is answered again. */
export const earlierProblems = (interview: Interview): readonly Problem[] =>
  askedAgain(interview).map((field) => {
    const label = findQuestion(interview.plan, field)?.label ?? field;
    return { field, message: `“${label}” is asked again. ${recallEarlier(interview, field)}`.trim() };
  });

/** Answers to what is not asked any more. They are kept, and nothing is printed of them. */
export const earlierWarnings = ({ earlier = [], plan }: Interview): readonly Problem[] => {
  const [first] = plan.questions;
  const left = earlier.filter(({ field }) => !findQuestion(plan, field as FieldId));
  return left.flatMap(({ field, label = field, value }) => {
    const message = `“${label}” is not asked any more, and the document says nothing of it. Your answer was: ${sayAnswer(value)}.`;
    return first ? [{ field: first.field, message }] : [];
  });
};

const sayAnswer = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(sayAnswer).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(sayAnswer).join(' ');
};
