import { type Entry, nameOf } from '#interview/anew/entries-of.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Reading } from '#interview/reading.ts';
import { listWords } from '#kit/list-words.ts';

/** Somebody new is named where others are recorded: whether they stand in the place of all, or beside them. */
export const askOneOfSeveral = (
  { label }: FactQuestion,
  { before, said }: { readonly before: readonly Entry[]; readonly said: Entry },
): NonNullable<Reading['which']> => {
  const name = nameOf(said);
  return {
    sentence: `Under “${label}” I have ${listWords(before.map(nameOf))}. Should ${name} stand there alone, or be added?`,
    choices: [`Only ${name}`, `Also ${name}`],
  };
};
