import { spellOutInDigits } from '#interview/language/numbers.ts';
import { isPlainDate, type PlainDate } from '#kit/plain-date.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthWord = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b/iu;
const year = /\b(1[89]\d\d|20\d\d)\b/u;
const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*(?:years?|%|percent))/iu;

/** A day with the parts that words say of it: the year, the month with its day, or the day alone. Undefined where they say none. */
export const partOfDay = (before: string, words: string): PlainDate | undefined => {
  const [thatYear = '', thatMonth = '', thatDay = ''] = before.split('-');
  const text = spellOutInDigits(words);
  const saidYear = year.exec(text)?.[1];
  const month = monthWord.exec(text)?.[1]?.toLowerCase();
  const saidDay = day.exec(text.replace(year, ' '))?.[1];
  const isOrdinal = /\b\d{1,2}(?:st|nd|rd|th)\b/iu.test(text);
  if (saidYear === undefined && month === undefined && !isOrdinal) return undefined;
  const date = [
    saidYear ?? thatYear,
    month === undefined ? thatMonth : String(months.indexOf(month) + 1).padStart(2, '0'),
    saidDay === undefined || (month === undefined && !isOrdinal) ? thatDay : saidDay.padStart(2, '0'),
  ].join('-');
  return isPlainDate(date) ? date : undefined;
};
