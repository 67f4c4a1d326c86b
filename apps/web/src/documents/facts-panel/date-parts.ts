import { plainDate } from '@evergrant/domain/kit/plain-date.ts';
import type { TypedValue } from '#documents/facts-panel/typed-value.ts';

/** A day while it is typed: each part as it stands in its input. */
export interface DateParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** The parts of a day that is written `1958-3-4`, some of them still empty. */
export const datePartsOf = (text: string): DateParts => {
  const [year = '', month = '', day = ''] = text.split('-');
  return { month: month.replace(/^0/u, ''), day: day.replace(/^0/u, ''), year };
};

/** The parts as one text; empty where all of them are. */
export const textOfDate = ({ month, day, year }: DateParts): string => {
  const text = `${year}-${month}-${day}`;
  return text === '--' ? '' : text;
};

/** The day that was typed, or which part of it is wrong. */
export const readDay = (text: string): TypedValue => {
  const { month, day, year } = datePartsOf(text);
  if (month === '') return { ok: false, part: 'month', message: 'Please choose the month.' };
  if (!/^\d{1,2}$/u.test(day)) return { ok: false, part: 'day', message: 'Please write the day, like 14.' };
  if (!/^\d{4}$/u.test(year))
    return { ok: false, part: 'year', message: 'Please write the year with four figures, like 1958.' };
  const value = plainDate(Number(year), Number(month), Number(day));
  return value === undefined
    ? { ok: false, part: 'day', message: 'That month has no such day. Please check it.' }
    : { ok: true, value };
};
