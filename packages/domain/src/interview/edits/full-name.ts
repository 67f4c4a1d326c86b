import { isMisspelled, wordsOfName } from '#facts/same-person.ts';
import { soundsAlike } from '#facts/sounds-alike.ts';
import { renamePerson } from '#interview/edits/change-list.ts';
import type { Edit } from '#interview/edits/edit.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { editDistance } from '#kit/edit-distance.ts';
import { wordKey } from '#kit/word-key.ts';
import { isShortFor } from '#names/short-names.ts';

interface How {
  readonly part?: string | undefined;
  readonly old?: string | undefined;
  readonly said?: string;
  /** It is said how the word that is named is spelled. */
  readonly isSpelled?: boolean;
}

/** A whole name as it would be; unsure where nobody said which of its words is another. */
export interface FullName {
  readonly name: string;
  readonly isSure: boolean;
}

/** The whole name with what was said of it: a part that is named, the word that is taken back, the most alike, or all of it. */
export const fullName = (
  before: string,
  fresh: string,
  { part: which, old, said = '', isSpelled = false }: How = {},
): FullName | undefined => {
  const words = before.split(' ');
  const sure = (name: string): FullName => ({ name, isSure: true });
  if (words.length === 1) return sure(fresh);
  const freshWords = fresh.split(' ');
  const oldKey = old === undefined ? undefined : wordKey(old);
  const at = words.findIndex((word) => wordKey(word) === oldKey);
  const last = /^(?:jr|sr|ii|iii|iv)\.?$/iu.test(words.at(-1) ?? '') ? words.length - 2 : words.length - 1;
  const put = (index: number): string => words.with(index, fresh).join(' ');
  if (freshWords.length > 1 && which === undefined) return sure(fresh);
  // What is there already, and is spelled so, is only what is left of it.
  if (words.some((word) => word.toLowerCase() === fresh.toLowerCase()))
    return at > 0 && words.length > 2 ? sure(words.toSpliced(at, 1).join(' ')) : undefined;
  if (at >= 0) return sure(put(at));
  if (which === 'first') return sure(put(0));
  if (which === 'last' || which === 'family' || which === 'sur') return sure(put(last));
  if (which === 'middle')
    return sure(
      words.length > 2 ? words.toSpliced(1, last - 1, fresh).join(' ') : words.toSpliced(1, 0, fresh).join(' '),
    );
  const spoken = words.findIndex((word) => wordKey(said).split(' ').includes(wordKey(word)));
  const alike = closest(words, fresh);
  if (isAlikeWord(words[alike] ?? '', fresh)) return sure(put(alike));
  const joined = words.findIndex((word) => fresh.includes('-') && fresh.split('-').includes(word));
  if (joined >= 0) return sure(put(joined));
  const sounding = words.findIndex((word) => soundsAlike(word, fresh));
  if (sounding >= 0) return sure(put(sounding));
  const isOneWord = spoken >= 0 && !said.trim().includes(' ');
  if (isOneWord && (isSpelled || isShort(words[spoken] ?? '', fresh))) return sure(put(spoken));
  // Somebody called by the first name has, with a word unlike it, another family name.
  return { name: put(isOneWord && spoken > 0 ? spoken : last), isSure: false };
};

// Another spelling of the same word, with another first letter too.
const isAlikeWord = (one: string, other: string): boolean => {
  const [word, beside] = [wordKey(one), wordKey(other)];
  return editDistance(word, beside) <= Math.max(1, Math.floor(Math.max(word.length, beside.length) / 3));
};

/** True for two first names of which one stands for the other. */
export const isShort = (one: string, other: string): boolean => {
  const [word, beside] = [wordKey(one), wordKey(other)];
  return isShortFor(beside, word) || isShortFor(word, beside) || word.slice(0, 2) === beside.slice(0, 2);
};

const closest = (words: readonly string[], fresh: string): number => {
  const scores = words.map((word) => editDistance(wordKey(word), wordKey(fresh)));
  return scores.indexOf(Math.min(...scores));
};

/** True where two names have a word in common, or are one with letters put right. */
export const hasCommon = (one: string, other: string): boolean => {
  const [words, others] = [wordsOfName(one), wordsOfName(other)];
  return words.some((word) => others.includes(word)) || isMisspelled(one, other);
};

/** One person under another name, wherever they stand. */
export const rename = (desk: Desk, person: KnownPerson, { name, isSure }: FullName): Edit | undefined => {
  // Nobody is called the same twice, and by no single letters.
  const words = wordsOfName(name);
  const isOdd =
    new Set(words).size < words.length && new Set(wordsOfName(person.name)).size === wordsOfName(person.name).length;
  const hasLetter = words.filter((word) => word.length === 1).length > 2;
  // "30 for Brit and Kayla Ray now": those are two.
  const [first, last, ...more] = words;
  const isTwo =
    more.length === 0 &&
    first === wordsOfName(person.name)[0] &&
    desk.people.some((one) => one !== person && wordsOfName(one.name)[0] === last);
  const values = isOdd || hasLetter || isTwo ? {} : renamePerson(desk, person, name);
  return Object.keys(values).length === 0 ? undefined : { values, confidence: isSure ? 0.9 : 0.5 };
};
