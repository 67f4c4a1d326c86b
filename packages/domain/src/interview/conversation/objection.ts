import type { Interview } from '#interview/interview.ts';
import { displayFact } from '#interview/display-fact.ts';
import { listWords } from '#kit/list-words.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { calledField } from '#interview/reader/called-facts.ts';

/**
 * What to answer when everything has been recorded and a message asks for something that was not understood: that nothing was
 * changed, and how it can be. Undefined while a question is open that the message may simply not answer.
 */
export const objection = (interview: Interview, message: string): string | undefined => {
  const { asked } = interview;
  if (asked?.kind === 'fact' || asked?.kind === 'detail') return undefined;
  const labels = meantLabels(interview, message.toLowerCase());
  const where = labels.length > 0 ? ` about ${listWords(labels.map((label) => `“${label}”`))}` : '';
  const edit = labels.length > 0 ? `“${labels[0]}”` : 'the answer';
  return `I did not understand what should change${where}, so nothing was changed. Please tell me in one sentence, for example “change Beth to Elizabeth”, “remove the boat” or “my county is Travis”, or press Change beside ${edit} under “What we have so far”.`;
};

// Facts that the message calls by name, or whose recorded words it uses.
const meantLabels = (interview: Interview, low: string): readonly string[] => {
  const has = (field: string): boolean => interview.facts[field as keyof typeof interview.facts] !== undefined;
  const words = new Set((low.match(/\p{L}{3,}/gu) ?? []).filter((word) => !plain.has(word)));
  const questions = applicableQuestions(interview).filter(({ field }) => has(field));
  const called = calledField(low, questions);
  const byWords = questions.filter(({ field }) =>
    (
      displayFact(interview, field)
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? []
    ).some((word) => words.has(word)),
  );
  const meant = byWords.length > 0 ? byWords : questions.filter(({ field }) => field === called);
  return meant.length > 3 ? [] : meant.map(({ label }) => label);
};

const plain = new Set(
  'the and but for with yes not all are was has have had everything fine except should would could please change that this trust living name there them they his her our your you what who from into about correct right wrong'.split(
    ' ',
  ),
);
