import { es } from 'chrono-node';
import { anyMoment } from '#interview/language/find-days.ts';
import { numberInWords } from '#interview/language/spanish/find-spanish-numbers.ts';
import { isPlainDate, longDate } from '#kit/plain-date.ts';

/** A day that was said in Spanish, as English writes it. */
export interface SpanishDay {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/**
 * The days of a Spanish message that are said in full, with the month in words: `14 de marzo de 1958`, `tres de mayo del sesenta` not,
 * `tres de mayo de mil novecientos sesenta`. Figures alone can mean two days.
 */
export const findSpanishDays = (text: string): readonly SpanishDay[] => [
  ...es.strict.parse(text, anyMoment).flatMap(({ text: said, index, start }) => {
    const isFull = start.isCertain('day') && start.isCertain('month') && start.isCertain('year');
    const date = dayOf(start.get('year'), start.get('month'), start.get('day'));
    return isFull && /\p{L}{3}/u.test(said) && /\d{4}/u.test(said) && isPlainDate(date)
      ? [{ start: index, end: index + said.length, written: longDate(date) }]
      : [];
  }),
  ...daysInWords(text),
];

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

const inWords = new RegExp(
  `(?<![\\p{L}\\d])(primero|[\\p{L}\\d]+(?: y \\p{L}+)?) de (${months.join('|')}|setiembre),? del?(?: año)? ([\\p{L}\\d]+(?: \\p{L}+)*)`,
  'giu',
);

const daysInWords = (text: string): readonly SpanishDay[] =>
  [...text.matchAll(inWords)].flatMap(({ 0: said, 1: first = '', 2: month = '', 3: last = '', index }) => {
    const year = /^\d/u.test(last) ? { number: Number(last.split(' ')[0]), length: 1 } : numberInWords(last.split(' '));
    const name = month.toLowerCase().replace('setiembre', 'septiembre');
    const date = dayOf(year?.number ?? 0, months.indexOf(name) + 1, dayInWords(first));
    if (year === undefined || year.number < 1000 || !isPlainDate(date)) return [];
    const words = last.split(' ').slice(0, year.length).join(' ');
    return [{ start: index, end: index + said.length - last.length + words.length, written: longDate(date) }];
  });

const dayInWords = (said: string): number => {
  if (/^(?:primero|uno)$/iu.test(said)) return 1;
  return /^\d+$/u.test(said) ? Number(said) : (numberInWords(said.split(' '))?.number ?? 0);
};

const dayOf = (year: number | null, month: number | null, day: number | null): string =>
  [year, month, day].map((part) => pad(part ?? 0)).join('-');

const pad = (part: number): string => String(part).padStart(2, '0');
