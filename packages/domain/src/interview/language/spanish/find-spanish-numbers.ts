import { spanishKey } from '#interview/language/spanish/spanish-key.ts';
import { spanishSayings } from '#interview/language/spanish/spanish-phrases.ts';

/** How many of some words are one number in words, and the number: `mil novecientos sesenta y dos`. A single `un` or `una` is none. */
export const numberInWords = (
  words: readonly string[],
): { readonly number: number; readonly length: number } | undefined => {
  let [whole, part, length] = [0, 0, 0];
  for (const [index, word] of words.entries()) {
    const key = spanishKey(word);
    if (key === 'y') {
      if (part % 100 < 30 || part % 10 > 0 || valueOf(words[index + 1]) >= 10) break;
      continue;
    }
    const value = valueOf(word);
    if (Number.isNaN(value)) break;
    if (key === 'mil') [whole, part] = [whole + Math.max(part, 1) * 1000, 0];
    else if (part > 0 && !isBelow(value, part)) break;
    else part += value;
    length = index + 1;
  }
  const isArticle = length === 1 && /^un[ao]?$/u.test(spanishKey(words[0] ?? ''));
  return length === 0 || isArticle ? undefined : { number: whole + part, length };
};

// After hundreds come tens, and after tens units.
const isBelow = (value: number, part: number): boolean =>
  part % 100 === 0 ? value < 100 : part % 10 === 0 && part % 100 >= 30 && value < 10;

const hundreds: Readonly<Record<string, number>> = {
  mil: 1000,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  un: 1,
  una: 1,
};

const valueOf = (word: string | undefined): number => {
  const key = spanishKey(word ?? '');
  return hundreds[key] ?? (spanishSayings.has(key) ? Number(spanishSayings.get(key)?.replaceAll(',', '')) : Number.NaN);
};
