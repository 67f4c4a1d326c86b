import { patternOf } from '#kit/pattern-of.ts';

/** Words that divide something into equal parts. */
export const equalWords = patternOf(
  'u',
  String.raw`\bequal|\beven(?:ly)?\b|\b(?:the )?same\b(?: (?:share|amount|percent|portion|cut|split))?`,
  String.raw`|\bshare and share alike|\bsplit (?:it|everything|them)?\b|\bdivided?\b|\bdown the middle`,
  String.raw`|\b(?:2|3|4|5|6|7|8)[ -]ways?\b|\bhalves\b|\bshare (?:it|everything)\b|\bfifty-fifty\b|\b50[ /-]50\b`,
  String.raw`|\bequaly\b`,
);
