import type { FieldId } from '#facts/facts.ts';
import { fieldOf } from '#facts/told.ts';
import { displayFact, displayValue } from '#interview/display-fact.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { knownAndMissing, knownOtherwise } from '#interview/known-facts.ts';
import { listWords } from '#kit/list-words.ts';
import type { Phrase } from '#interview/phrase.ts';

/** Everything that another document knows of the maker, offered in one message. */
export const phraseKnown = (interview: Interview): Phrase => {
  const known = knownAndMissing(interview);
  const from = listWords([...new Set(known.map((one) => one.from))]);
  const labels = known.map(({ field }) => labelOf(interview, field));
  const lines = known.map(({ field, value }, index) => `• ${labels[index]}: ${displayValue(interview, field, value)}`);
  const isWhole = known.some(({ field }) => field === fieldOf('maker-name'));
  return {
    text: `From ${from} I know:\n${lines.join('\n')}\nIs that still right?`,
    choices: [
      'Yes, that is right',
      ...labels.map((label) => `Change: ${label}`),
      ...(isWhole ? ['This is for somebody else'] : []),
    ],
  };
};

/** One fact that another document says otherwise since. */
export const phraseDifference = (interview: Interview, field: FieldId): Phrase => {
  const other = knownOtherwise(interview).find((one) => one.field === field);
  if (!other) return { text: 'Shall we go on?', choices: ['Yes'] };
  return {
    text: `${sayDifference(interview, other)} Shall I change it here too?`,
    choices: ['Yes, change it here too', 'No, leave it as it is'],
  };
};

/** What differs, in one sentence or two. */
export const sayDifference = (
  interview: Interview,
  { field, value, from }: ReturnType<typeof knownOtherwise>[number],
): string =>
  `In ${from}, “${labelOf(interview, field)}” is now: ${displayValue(interview, field, value)}. Here it is still: ${displayFact(interview, field)}.`.replaceAll(
    '..',
    '.',
  );

const labelOf = (interview: Interview, field: FieldId): string => findQuestion(interview.plan, field)?.label ?? field;
