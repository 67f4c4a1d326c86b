import { patternOf } from '#kit/pattern-of.ts';
import { caseName, isParticle } from '#interview/language/title-case.ts';

// What stays in capitals: states, directions, and the short forms that are written so.
const kept = patternOf(
  'u',
  '^(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT',
  String.raw`|V[TA]|W[AVIY]|NE|NW|SE|SW|PO|RR|LLC|L\.L\.C\.|LLP|LP|PLLC|PC|USA|USMC|USAF|USN|VA|II|III|IV|[A-Z])$`,
);
const small = /^(?:OF|AND|THE|FOR|AT|IN|ON)$/u;

/** A text that was typed in capitals throughout as people write it: `77 PIGEON POINT ROAD` → `77 Pigeon Point Road`; else as it is. */
export const caseShouted = (text: string): string => {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{3}/u.test(text)) return text;
  return text.replace(/[\p{L}\p{M}][\p{L}\p{M}.'’-]*/gu, (word, at: number) => {
    if (kept.test(word)) return word;
    if (at > 0 && (small.test(word) || isParticle(word.toLowerCase()))) return word.toLowerCase();
    return caseName([word.toLowerCase()]);
  });
};
