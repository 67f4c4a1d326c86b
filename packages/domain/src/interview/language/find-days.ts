import { strict } from 'chrono-node';
import { isPlainDate, type PlainDate } from '#kit/plain-date.ts';

/** A calendar day that was said with day, month and year. */
export interface DaySaid {
  readonly date: PlainDate;
  readonly start: number;
  readonly end: number;
  /** The year has two digits, so that the century is a guess. */
  readonly isYearShort: boolean;
}

/** The days of a message that are said in full; what hangs on today (`next week`, `in May`) is none. */
export const findDays = (text: string): readonly DaySaid[] =>
  strict.parse(text, anyMoment).flatMap(({ text: said, index, start }) => {
    const isFull = start.isCertain('day') && start.isCertain('month') && start.isCertain('year') && /\d/u.test(said);
    const date = [start.get('year'), start.get('month'), start.get('day')].map((part) => pad(part ?? 0)).join('-');
    const isRelative = !/\d{2}/u.test(said) || relative.test(said);
    return isFull && !isRelative && isPlainDate(date)
      ? [{ date, start: index, end: index + said.length, isYearShort: !/(?<!\d)\d{4}(?!\d)/u.test(said) }]
      : [];
  });

/** The library wants to know when it is read; nothing that depends on it is kept. */
export const anyMoment = new Date(Date.UTC(2000, 0, 1, 12));
const relative = /\b(?:ago|today|tomorrow|yesterday|next|last|this|in \d|from now|later)\b/iu;

const pad = (part: number): string => String(part).padStart(2, '0');
