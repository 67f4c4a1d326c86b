import type { FieldId } from '#facts/facts.ts';
import { displayFact } from '#interview/display-fact.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { listWords } from '#kit/list-words.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';

/**
 * The words between two topics: what the one that is finished says in short, what comes next and how much is left. Empty while the
 * same topic goes on.
 */
export const bridge = (before: Interview, after: Interview): string => {
  const [left, next] = [groupOf(before, before.asked), groupOf(after, after.asked)];
  if (left === undefined || next === undefined || left === next || !isFinished(after, left)) return '';
  return [summary(after, left), `${openingOf(after, next)}${leftToAsk(after)}`].filter((part) => part !== '').join(' ');
};

const fieldOf = (asked: Question | null): FieldId | undefined =>
  asked?.kind === 'fact' || asked?.kind === 'detail' ? asked.field : undefined;

const groupOf = ({ plan }: Interview, asked: Question | null): string | undefined => {
  const field = fieldOf(asked);
  return field && findQuestion(plan, field)?.group;
};

const isFinished = (interview: Interview, group: string): boolean =>
  applicableQuestions(interview).every(
    ({ field, group: other, isAsked, usual }) =>
      other !== group ||
      !isAsked ||
      usual !== undefined ||
      interview.facts[field] !== undefined ||
      isPassed(interview, field),
  );

const isPassed = ({ skipped, putAside = [] }: Interview, field: FieldId): boolean =>
  skipped.includes(field) || putAside.includes(field);

// Whoever gave one answer or two has just heard them.
const summary = (interview: Interview, group: string): string => {
  const shown = applicableQuestions(interview)
    .filter(
      ({ field, group: other, kind }) => other === group && kind !== 'yesNo' && interview.facts[field] !== undefined,
    )
    .map(({ field }) => displayFact(interview, field))
    .filter((words) => words !== 'None');
  const short = shown.filter((words) => words.length <= longestInSummary);
  const words = `So for “${group}” I have ${listWords(short.map((one) => one.replaceAll('; ', ', ')))}.`;
  return shown.length < 3 || short.length < 3 || words.length > longestSummary ? '' : words;
};

// What is longer is better read beside the conversation.
const [longestInSummary, longestSummary] = [60, 220];

const openingOf = ({ trail }: Interview, group: string): string => {
  const openings = [`Now to “${group}”`, `Next comes “${group}”`, `Let us turn to “${group}”`] as const;
  return openings[trail.length % openings.length] ?? openings[0];
};

// An honest estimate: what is still asked one by one, and the usual settings as one.
const leftToAsk = (interview: Interview): string => {
  const open = applicableQuestions(interview).filter(
    ({ field, isAsked }) => isAsked && interview.facts[field] === undefined && !isPassed(interview, field),
  );
  const alone = open.filter(({ usual, isAskedAlone }) => usual === undefined || isAskedAlone === true).length;
  const left = alone + (open.length > alone ? 1 : 0);
  return left < 2 ? '.' : `; about ${left} questions are left.`;
};
