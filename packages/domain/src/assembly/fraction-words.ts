import { numberWords } from '#assembly/number-words.ts';

const denominators: Readonly<Record<number, readonly [string, string]>> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['fourth', 'fourths'],
  5: ['fifth', 'fifths'],
};

/** A fraction below one in words and figures: `one-third (1/3)`. Throws on a denominator above five. */
export const fractionInWords = ({
  numerator,
  denominator,
}: {
  readonly numerator: number;
  readonly denominator: number;
}): string => {
  const [one, many] = denominators[denominator] ?? [];
  if (one === undefined || many === undefined) throw new Error(`no words for ${numerator}/${denominator}`);
  return `${numberWords(numerator)}-${numerator === 1 ? one : many} (${numerator}/${denominator})`;
};
