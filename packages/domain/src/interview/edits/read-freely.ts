import { isConditional } from '#interview/edits/is-conditional.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { peopleSaid } from '#interview/edits/people-said.ts';
import { type FreeEdit, readInPlace } from '#interview/edits/read-in-place.ts';
import { readRanksFreely } from '#interview/edits/read-ranks-freely.ts';
import { readShares } from '#interview/edits/read-shares.ts';
import { readSumsFreely } from '#interview/edits/read-sums-freely.ts';
import { splitSentences } from '#interview/language/clauses.ts';

/** A correction in free words, where no reader of orders has found one: who stands in whose place, who comes first, and what somebody gets. */
export const readFreely = (desk: Desk, text: string): FreeEdit | undefined =>
  readInPlace(desk, text) ?? readRanksFreely(desk, text) ?? readSumsFreely(desk, text) ?? readSharesBehind(desk, text);

// "We talked, since the trailer is hers Odessa should have 60 and me 40": shares behind what leads to them.
const readSharesBehind = (desk: Desk, text: string): FreeEdit | undefined => {
  const said = peopleSaid(desk, text);
  for (const { start, end, text: sentence } of splitSentences(text)) {
    if (isConditional(sentence)) continue;
    for (const one of said.filter((person) => person.start > start && person.end <= end)) {
      const words = text.slice(one.start, end);
      const edit = readShares(desk, { text: words, whole: words, before: text.slice(0, one.start) });
      if (edit?.values) return { edit, taken: { start: one.start, end } };
    }
  }
  return undefined;
};
