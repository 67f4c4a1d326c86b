import type { PayoutStep, StepPart } from '#facts/shapes.ts';

/** An exact fraction in lowest terms. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** A part of what is left as a fraction; the rest is all of it. */
export const fractionOf = (part: StepPart): Fraction => {
  const [numerator = 1, denominator = 1] = part === 'rest' ? [] : part.split('/').map(Number);
  return { numerator, denominator };
};

/** A fraction in lowest terms. */
export const reduced = (numerator: number, denominator: number): Fraction => {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other);

/** What each step pays as a part of the whole share, exactly: a third, half of the rest, the rest are three thirds. */
export const partsOfWhole = (steps: readonly Pick<PayoutStep, 'part'>[]): readonly Fraction[] => {
  let left: Fraction = { numerator: 1, denominator: 1 };
  return steps.map(({ part }) => {
    const { numerator, denominator } = fractionOf(part);
    const paid = reduced(left.numerator * numerator, left.denominator * denominator);
    left = reduced(left.numerator * (denominator - numerator), left.denominator * denominator);
    return paid;
  });
};

const nouns: Readonly<Record<number, readonly [string, string]>> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['quarter', 'quarters'],
  5: ['fifth', 'fifths'],
};

const numerals = ['', 'a', 'two', 'three', 'four'];

/** A fraction as people say it: `a third`, `half`, `two fifths`; one that has no such name in figures. */
const spokenFraction = ({ numerator, denominator }: Fraction): string => {
  const [one, many] = nouns[denominator] ?? [];
  if (one === undefined || many === undefined) return `${numerator}/${denominator}`;
  if (denominator === 2) return one;
  return `${numerals[numerator] ?? numerator} ${numerator === 1 ? one : many}`;
};

/** Steps as a person reads them: `a third at 25, half of the rest at 30, the rest at 35`, and what that is of the whole. */
export const spokenSteps = (steps: readonly PayoutStep[]): string => {
  const words = steps.map(({ age, part }, index) => {
    const what =
      part === 'rest' ? 'the rest' : `${spokenFraction(fractionOf(part))}${index === 0 ? '' : ' of the rest'}`;
    return `${what} at ${age}`;
  });
  return `${words.join(', ')} (${shareWords(partsOfWhole(steps).map(spokenFraction))})`;
};

const shareWords = (parts: readonly string[]): string =>
  new Set(parts).size === 1 ? `${parts[0] ?? ''} of the whole each time` : `of the whole: ${parts.join(', ')}`;
