import { isPlainWord } from '#interview/language/is-plain-word.ts';
import { findRelation } from '#interview/language/relations.ts';
import { caseName, isParticle } from '#interview/language/title-case.ts';

/** Somebody who is named anew. */
export interface NewPerson {
  readonly name: string;
  readonly relationship?: string;
}

const longest = 6;
const initials = /^\p{L}\.?$/u;
const abbreviated =
  /^(?:\p{L}|\p{L}\.\p{L}|jr|sr|st|ste|dr|mrs?|ms|mx|rev|prof|fr|hon|capt|col|gen|lt|sgt|wm|chas|geo|thos|jos)\.$/iu;
const suffixes = /^(?:jr|sr|ii|iii|iv)\.?$/iu;

/** A name that is nothing else: every word of it is written like one; in a message in small letters, none is an everyday word. */
export const readName = (text: string): string | undefined => {
  const words = text
    .trim()
    .replace(/["“”]/gu, '')
    .replace(/[,.;:!]+$/u, '')
    .replace(/,\s*(?=(?:jr|sr|ii|iii|iv)\b)/iu, ' ')
    .split(/\s+/u);
  const isWord = (word: string): boolean => /^\p{L}[\p{L}\p{M}'.-]*$/u.test(word);
  // `Caspian. Juniper` are two.
  const isTwo = words.slice(0, -1).some((word) => word.endsWith('.') && !abbreviated.test(word));
  if (words.length > longest || !words.every(isWord) || words[0] === '' || isTwo) return undefined;
  const isWritten = words.every(
    (word) => /^\p{Lu}/u.test(word) || isParticle(word.toLowerCase()) || suffixes.test(word),
  );
  const isLow = words.every(
    (word) =>
      word === word.toLowerCase() &&
      (initials.test(word) || canBeName(word) || isParticle(word) || suffixes.test(word)),
  );
  const [first = ''] = words;
  if ((!isWritten && !isLow) || words.some((word) => office.test(word))) return undefined;
  if (findRelation(first.toLowerCase()) && words.length === 1) return undefined;
  return isWritten && isPlainWord(first.toLowerCase()) && words.length === 1 ? undefined : caseName(words);
};

// What somebody serves as, which no dictionary of every day holds.
const office =
  /^(?:trustees?|executors?|executrix|agents?|guardians?|benefi\p{L}+|successors?|back-?ups?|alternates?)$/iu;

const canBeName = (word: string): boolean => !isPlainWord(word);

const led = /^(?:my|our|the|his|her|a|an|also|too|please)\s+/iu;

/** Somebody named with or without a relation: `my niece Paula Grande`, `Paula Grande, my niece`. Nothing else may be said. */
export const readNewPerson = (text: string): NewPerson | undefined => {
  const bare = text
    .trim()
    .replace(/^(?:also|too)\s+/iu, '')
    .replace(/[\s,]+(?:(?:too|also|as well|please)$|$)/iu, '');
  const [first = '', second, ...more] = bare.split(/\s*[,(]\s*/u).map((part) => part.replace(/\)$/u, ''));
  if (more.length > 0) return undefined;
  if (second !== undefined && second !== '') {
    const [one, other] = [relationOnly(first), relationOnly(second)];
    const name = readName(one === undefined ? first : second);
    const relationship = one ?? other;
    return name !== undefined && relationship !== undefined ? { name, relationship } : undefined;
  }
  const words = first.split(/\s+/u).filter((word) => word !== '');
  const from = led.test(first) ? 1 : 0;
  for (let length = 3; length >= 1; length -= 1) {
    const relation = findRelation(
      words
        .slice(from, from + length)
        .join(' ')
        .toLowerCase(),
    );
    const name = relation && !relation.isPlural ? readName(words.slice(from + length).join(' ')) : undefined;
    if (relation && name !== undefined) return { name, relationship: relation.relationship };
  }
  const name = readName(words.join(' '));
  return name === undefined ? undefined : { name };
};

/** The relation that words name, and nothing else: `my niece`. */
export const relationOnly = (text: string): string | undefined => {
  const words = text
    .trim()
    .replace(led, '')
    .replace(/[.!]+$/u, '')
    .toLowerCase();
  const relation = findRelation(words);
  if (relation) return relation.isPlural ? undefined : relation.relationship;
  const [, kind = '', plain = ''] = /^(great|great-great|half|foster|adopted|former|late)[ -](.+)$/u.exec(words) ?? [];
  const known = findRelation(plain);
  return known && !known.isPlural
    ? `${kind}${kind.length > 5 && kind !== 'great-great' ? ' ' : '-'}${known.relationship}`
    : undefined;
};
