/** Which numbers an answer may give, as they are stored; `message` is said of any other. */
export interface NumberRange {
  readonly above?: number;
  readonly from?: number;
  readonly upTo: number;
  readonly isWhole: boolean;
  readonly message: string;
}

/** A share in percent; a third is the number next to 33 1/3. */
export const shareRange = {
  above: 0,
  upTo: 100,
  isWhole: false,
  message: 'A share is more than 0 and at most 100.',
} as const satisfies NumberRange;

/** An age in full years. */
export const ageRange = {
  from: 1,
  upTo: 120,
  isWhole: true,
  message: 'An age is a whole number from 1 to 120.',
} as const satisfies NumberRange;

/** Money in US cents, at most a trillion dollars. */
export const moneyRange = {
  from: 0,
  upTo: 100_000_000_000_000,
  isWhole: true,
  message: 'Please write an amount in dollars, like 250,000.',
} as const satisfies NumberRange;

/** Whether a number is one of them; what is no number is none. */
export const isInRange = ({ above, from, upTo, isWhole }: NumberRange, number: number): boolean =>
  number <= upTo &&
  (above === undefined || number > above) &&
  (from === undefined || number >= from) &&
  (!isWhole || Number.isInteger(number));
