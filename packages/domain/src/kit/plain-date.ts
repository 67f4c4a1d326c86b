/** A calendar day without a time zone, as `YYYY-MM-DD`. */
export type PlainDate = string;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Splits a plain date; year in full, month and day from 1. Returns undefined for text that is no real day. */
export const partsOf = (date: string): { year: number; month: number; day: number } | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return { year, month, day };
};

/** True when the text is a real calendar day written `YYYY-MM-DD`. */
export const isPlainDate = (text: string): text is PlainDate => partsOf(text) !== undefined;

/** Builds `YYYY-MM-DD` from numbers, or undefined when there is no such day. */
export const plainDate = (year: number, month: number, day: number): PlainDate | undefined => {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isPlainDate(text) ? text : undefined;
};

/** US long format: `2025-01-05` → `January 5, 2025`. Throws on text that is no plain date. */
export const longDate = (date: PlainDate): string => {
  const parts = partsOf(date);
  if (!parts) throw new Error(`not a plain date: ${date}`);
  return `${months[parts.month - 1]} ${parts.day}, ${parts.year}`;
};

/** Whole years from `born` to `on`; a birthday on February 29 is reached on March 1 of a common year. */
export const ageOn = (born: PlainDate, on: PlainDate): number => {
  const from = partsOf(born);
  const to = partsOf(on);
  if (!from || !to) throw new Error('not a plain date');
  const reached = to.month > from.month || (to.month === from.month && to.day >= from.day);
  return to.year - from.year - (reached ? 0 : 1);
};
