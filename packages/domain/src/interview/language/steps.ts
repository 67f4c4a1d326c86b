import { type Fraction, fractionOf, partsOfWhole, reduced } from '#facts/payout-steps.ts';
import { type PayoutStep, StepPart } from '#facts/shapes.ts';
import { denominatorOf, spellOutInDigits } from '#interview/language/numbers.ts';

/** A part or an age, in the order of the message; a part of the rest says so. */
type Event =
  | { readonly kind: 'part'; readonly fraction: Fraction; readonly isOfRest: boolean }
  | { readonly kind: 'rest' }
  | { readonly kind: 'age'; readonly age: number };

const left = String.raw`(?:rest|remainder|balance|what(?:'s| is)(?: then)? left)`;
const ofRest = String.raw`(\s+of\s+(?:the\s+)?${left})?`;
const events = new RegExp(
  [
    String.raw`(\d{1,2})\s*\/\s*(\d{1,2})${ofRest}`,
    String.raw`(?:\b(\d|an?)\s+)?\b(half|thirds?|quarters?|fourths?|fifths?)\b${ofRest}`,
    String.raw`(\d{1,3})\s*(?:%|percent\b)${ofRest}`,
    String.raw`\b(${left}|everything(?: else)?)`,
    String.raw`\b(\d{2,3})\b`,
  ].join('|'),
  'gu',
);

/** The steps that a message gives: "a third at 25, half of the rest at 30, the rest at 35", "a third each at 25, 30 and 35". */
export const readSteps = (message: string): readonly PayoutStep[] | undefined => {
  const found = [...spellOutInDigits(message.toLowerCase()).matchAll(events)].map(eventOf);
  const ages = found.flatMap((event) => (event.kind === 'age' ? [event.age] : []));
  const parts = found.filter((event) => event.kind !== 'age');
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'part' && only.fraction.denominator === ages.length) return equalSteps(ages);
  const takeTurns = found.every(
    (event, index) => ((event.kind === 'age') === (found[0]?.kind === 'age')) === (index % 2 === 0),
  );
  return parts.length === ages.length && parts.length > 1 && takeTurns ? stepsOf(parts, ages) : undefined;
};

const eventOf = (match: RegExpMatchArray): Event => {
  const [, over, under, restOfSlash, count, noun, restOfNoun, percent, restOfPercent, rest, age] = match;
  const isOfRest = [restOfSlash, restOfNoun, restOfPercent].some((words) => words !== undefined);
  if (rest !== undefined) return { kind: 'rest' };
  if (age !== undefined) return { kind: 'age', age: Number(age) };
  if (percent !== undefined) return { kind: 'part', fraction: reduced(Number(percent), 100), isOfRest };
  if (noun !== undefined)
    return { kind: 'part', fraction: reduced(Number(count) || 1, denominatorOf(noun) ?? 1), isOfRest };
  return { kind: 'part', fraction: reduced(Number(over), Number(under)), isOfRest };
};

const equalSteps = (ages: readonly number[]): readonly PayoutStep[] | undefined =>
  stepsOf(
    ages.map(() => ({ kind: 'part', fraction: { numerator: 1, denominator: ages.length }, isOfRest: false })),
    ages,
  );

// A part of the whole is turned into the part of what is then left; only parts that the document can name are taken.
const stepsOf = (
  parts: readonly Exclude<Event, { readonly kind: 'age' }>[],
  ages: readonly number[],
): readonly PayoutStep[] | undefined => {
  const steps: PayoutStep[] = [];
  for (const [index, part] of parts.entries()) {
    const named =
      part.kind === 'rest' ? 'rest' : nameOf(part.isOfRest ? part.fraction : ofWhatIsLeft(part.fraction, steps));
    if (named === undefined) return undefined;
    steps.push({ age: ages[index] ?? 0, part: named });
  }
  return steps;
};

const ofWhatIsLeft = ({ numerator, denominator }: Fraction, before: readonly PayoutStep[]): Fraction => {
  const paid = partsOfWhole(before).reduce(
    (sum, one) =>
      reduced(sum.numerator * one.denominator + one.numerator * sum.denominator, sum.denominator * one.denominator),
    { numerator: 0, denominator: 1 },
  );
  const rest = paid.denominator - paid.numerator;
  // Nothing is left to be named: more than the whole.
  return rest <= 0 ? { numerator: 2, denominator: 1 } : reduced(numerator * paid.denominator, denominator * rest);
};

const nameOf = ({ numerator, denominator }: Fraction): StepPart | undefined =>
  numerator === denominator
    ? 'rest'
    : StepPart.options.find((part) => {
        const fraction = fractionOf(part);
        return fraction.numerator === numerator && fraction.denominator === denominator;
      });
