import { spellOutInDigits } from '#interview/language/numbers.ts';
import { findDayParts } from '#interview/language/find-day-parts.ts';
import { isPlainDate, type PlainDate } from '#kit/plain-date.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthWord = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b/iu;
const year = /\b(1[89]\d\d|20\d\d)\b/u;
const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*(?:years?|%|percent))/iu;

/** A day with the parts that words say of it: the year, the month with its day, or the day alone. Undefined where they say none. */
export const partOfDay = (before: string, words: string, today: PlainDate): PlainDate | undefined => {
  const [thatYear = '', thatMonth = '', thatDay = ''] = before.split('-');
  // "I transposed two digits, it is February 21": a day that stands with its month is the day.
  const [told, ...others] = findDayParts(words, today).filter((one) => one.day !== undefined);
  if (told?.day !== undefined && told.month !== undefined && others.length === 0)
    return onlyDay([String(told.year ?? thatYear), two(told.month), two(told.day)]);
  const text = spellOutInDigits(words);
  const saidYear = year.exec(text)?.[1];
  const month = monthWord.exec(text)?.[1]?.toLowerCase();
  const saidDay = day.exec(text.replace(year, ' '))?.[1];
  const isOrdinal = /\b\d{1,2}(?:st|nd|rd|th)\b/iu.test(text);
  if (saidYear === undefined && month === undefined && !isOrdinal) return undefined;
  return onlyDay([
    saidYear ?? thatYear,
    month === undefined ? thatMonth : two(months.indexOf(month) + 1),
    saidDay === undefined || (month === undefined && !isOrdinal) ? thatDay : two(Number(saidDay)),
  ]);
};

const two = (part: number): string => String(part).padStart(2, '0');

const onlyDay = (parts: readonly string[]): PlainDate | undefined => {
  const date = parts.join('-');
  return isPlainDate(date) ? date : undefined;
};
