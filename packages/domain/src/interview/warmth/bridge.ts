import type { FieldId } from '#facts/facts.ts';
import { displayFact } from '#interview/display-fact.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { countLeftToAsk, isPassed } from '#interview/warmth/count-left-to-ask.ts';
import { inTurn } from '#interview/warmth/in-turn.ts';

/**
 * The words between two topics: what the one that is finished says in short, what comes next and how much is left. Empty while the
 * same topic goes on.
 */
export const bridge = (before: Interview, after: Interview): string => {
  const [left, next] = [groupOf(before, before.asked), groupOf(after, after.asked)];
  if (left === undefined || next === undefined || left === next || !isFinished(after, left)) return '';
  return `${summary(after, left)}${openingOf(after, next)}${leftToAsk(after)}`;
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

// Whoever gave one answer or two has just heard them; what is longer is better read beside the conversation.
const summary = (interview: Interview, group: string): string => {
  const lines = applicableQuestions(interview)
    .filter(
      ({ field, group: other, kind }) => other === group && kind !== 'yesNo' && interview.facts[field] !== undefined,
    )
    .map(({ field, label }) => ({ label, words: displayFact(interview, field) }))
    .filter(({ words }) => words !== 'None' && words.length <= longestInSummary)
    .map(({ label, words }) => `• ${label}: ${words}`);
  if (lines.length < 3) return '';
  const more = lines.length - mostInSummary;
  const shown = more > 1 ? [...lines.slice(0, mostInSummary), `• and ${more} more under “What we have so far”`] : lines;
  return `That is “${group}”:\n${shown.join('\n')}\n`;
};

// A list that is longer would push the next question out of a small window.
const [longestInSummary, mostInSummary] = [80, 3];

const openingOf = ({ trail, said }: Interview, group: string): string =>
  inTurn([`Now to “${group}”`, `Next comes “${group}”`, `Let us turn to “${group}”`], { said, at: trail.length });

// An honest estimate, where more than one is left.
const leftToAsk = (interview: Interview): string => {
  const left = countLeftToAsk(interview);
  return left < 2 ? '.' : `; about ${left} questions are left.`;
};
