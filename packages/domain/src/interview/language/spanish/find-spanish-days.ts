import { es } from 'chrono-node';
import { anyMoment } from '#interview/language/find-days.ts';
import { isPlainDate, longDate } from '#kit/plain-date.ts';

/** A day that was said in Spanish, as English writes it. */
export interface SpanishDay {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/** The days of a Spanish message that are said in full, with the month in words: `14 de marzo de 1958`. Figures alone can mean two days. */
export const findSpanishDays = (text: string): readonly SpanishDay[] =>
  es.strict.parse(text, anyMoment).flatMap(({ text: said, index, start }) => {
    const isFull = start.isCertain('day') && start.isCertain('month') && start.isCertain('year');
    const date = [start.get('year'), start.get('month'), start.get('day')].map((part) => pad(part ?? 0)).join('-');
    return isFull && /\p{L}{3}/u.test(said) && /\d{4}/u.test(said) && isPlainDate(date)
      ? [{ start: index, end: index + said.length, written: longDate(date) }]
      : [];
  });

const pad = (part: number): string => String(part).padStart(2, '0');
