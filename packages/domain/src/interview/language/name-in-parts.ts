import { findState, isStateName } from '#law/states-in-text.ts';
import { sexOfGivenName } from '#interview/language/sex-of-given-name.ts';
import { caseName } from '#interview/language/title-case.ts';

interface NameInParts {
  readonly name: string;
  /** It may be two names as well. */
  readonly isDoubtful?: true;
}

/** A name said part by part, or the last name first: `first name Tuan, last name Pham`, `Pham, Tuan`. */
export const nameInParts = (text: string): NameInParts | undefined => {
  const called = calledByPart(text);
  return called === undefined ? lastFirst(text) : { name: called };
};

const calledByPart = (text: string): string | undefined => {
  const first = /\bfirst(?: name)?(?: is|'s|:)?\s+(?<said>\p{L}[\p{L}'-]*)/iu.exec(text)?.groups?.['said'];
  const last = /\b(?:last|sur|family)[ -]?(?:name)?(?: is|'s|:)?\s+(?<said>\p{L}[\p{L}'-]*)/iu.exec(text)?.groups?.[
    'said'
  ];
  if (!first || !last || /^(?:name|is|and)$/iu.test(first) || /^(?:name|is|and)$/iu.test(last)) return undefined;
  if (!/\b(?:name|first:|last:)/iu.test(text)) return undefined;
  const middle = /\bmiddle(?: name| initial)?(?: is|'s|:)?\s+(?<said>\p{L}[\p{L}'.-]*)/iu.exec(text)?.groups?.['said'];
  return caseName([first, middle, last].filter((part) => part !== undefined));
};

const lastFirst = (text: string): NameInParts | undefined => {
  const found =
    /^\s*(?<last>\p{Lu}[\p{L}'’-]+),\s*(?<first>\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*\.?){0,2})[.\s]*$/u.exec(text);
  const { last, first } = found?.groups ?? {};
  if (!last || !first || noName.test(last) || /^(?:jr|sr|ii|iii|iv|md|esq|phd)\b/iu.test(first)) return undefined;
  // "Boise, Idaho" is a place, and "Paul, Ann" may be two people.
  if (isStateName(first) || findState(first) !== undefined) return undefined;
  const isPair = !first.includes(' ') && sexOfGivenName(last) !== undefined && sexOfGivenName(first) !== undefined;
  return { name: `${first} ${last}`, ...(isPair && { isDoubtful: true }) };
};

const noName =
  /^(?:yes|yep|yeah|sure|ok|okay|well|hi|hello|hey|so|no|um|it|good|thanks|please|dear|first|trust|help)$/iu;
