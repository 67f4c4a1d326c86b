import { listWords } from '#kit/list-words.ts';
import type { Reading } from '#interview/reading.ts';

/** Asks for the name of somebody who was only called by a relation: `What is your wife's full name?` */
export const phraseNameless = (nameless: NonNullable<Reading['nameless']>): string => {
  const [only, ...others] = nameless;
  if (!only) return '';
  if (others.length > 0) return `What are the full names of ${listWords(nameless.map(({ phrase }) => phrase))}?`;
  if (only.candidates.length > 1)
    return `Which one is ${only.phrase}: ${only.candidates.slice(0, -1).join(', ')} or ${only.candidates.at(-1)}?`;
  return only.isPlural ? `What are the full names of ${only.phrase}?` : `What is ${only.phrase}'s full name?`;
};
