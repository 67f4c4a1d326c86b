import { wordsOfName } from '#facts/same-person.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { tellingWords } from '#interview/edits/read-slot.ts';
import { wordKey } from '#kit/word-key.ts';

/** What is taken back, what is said instead, and all that was said. */
export interface Taken {
  readonly text: string;
  readonly old: string;
  readonly fresh: string;
}

/**
 * "Not Juniper, Caspian", "the trustee is Ruth, not Dolores": somebody else serves or takes, and what is told of the first one in own
 * words stays. False where nobody known is taken back, or where a word of the own words is said beside the names.
 */
export const isOfPerson = ({ people }: Desk, { text, old, fresh }: Taken, ownWords: string): boolean => {
  const names = new Set(people.flatMap(({ name }) => wordsOfName(name)));
  const taken = wordKey(old).split(' ');
  if (!taken.some((word) => word.length > 2 && names.has(word))) return false;
  const said = new Set([...taken, ...wordKey(fresh).split(' ')]);
  const own = new Set(tellingWords(ownWords));
  return !tellingWords(text).some(
    (word) => own.has(word) && !names.has(word) && (!said.has(word) || taken.includes(word)),
  );
};
