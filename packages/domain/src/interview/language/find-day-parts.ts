import { strict } from 'chrono-node';
import { findAmounts } from '#interview/language/find-amounts.ts';
import { type PlainDate, plainDate } from '#kit/plain-date.ts';

/** A day of a message, or as much of one as was said. Offsets are characters. */
export interface DayParts {
  readonly start: number;
  readonly end: number;
  /** Present where day, month and year were said and there is such a day. */
  readonly date?: PlainDate;
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  /** The year was said in two digits. */
  readonly isShortYear: boolean;
}

/**
 * The days of a message, in words and in figures: `the ninth of May 1948`, `3/4/52`, `christmas eve of 1940`, `19530821`. A month
 * stands before its day where both are figures; a year of two digits is the latest that has begun.
 */
export const findDayParts = (text: string, today: PlainDate): readonly DayParts[] => {
  const pieces = spell(text);
  const { plain, starts, ends } = joined(pieces);
  const noon = new Date(`${today}T12:00:00`);
  return strict.parse(plain, noon).flatMap(({ index, text: said, start }): readonly DayParts[] => {
    const value = (part: 'year' | 'month' | 'day'): number | undefined =>
      start.isCertain(part) ? (start.get(part) ?? undefined) : undefined;
    const [month, day] = [value('month'), value('day')];
    if (month === undefined) return [];
    const isIso = /^\d{4}\D/u.test(said);
    const short = day === undefined || isIso ? undefined : /(?<!\d)(\d{2})$/u.exec(said)?.[1];
    const isShortYear = short !== undefined && value('year') !== undefined;
    const year = isShortYear ? pastYear(Number(short), today) : value('year');
    const date = year !== undefined && day !== undefined ? plainDate(year, month, day) : undefined;
    return [
      {
        start: starts[index] ?? 0,
        end: ends[index + said.length - 1] ?? text.length,
        isShortYear,
        month,
        ...(date !== undefined && { date }),
        ...(year !== undefined && { year }),
        ...(day !== undefined && { day }),
      },
    ];
  });
};

const pastYear = (short: number, today: PlainDate): number => {
  const thisYear = Number(today.slice(0, 4));
  return 2000 + short <= thisYear ? 2000 + short : 1900 + short;
};

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');
const spanishMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const feasts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:christmas|xmas) eve\b/giu, 'December 24'],
  [/\b(?:christmas(?: day)?|xmas(?: day)?)\b/giu, 'December 25'],
  [/\bnew years?'? eve\b|\bnew year's eve\b/giu, 'December 31'],
  [/\bnew year'?s'?(?: day)?\b/giu, 'January 1'],
  [/\bhallowe'?en\b/giu, 'October 31'],
  [/\b(?:saint|st)\.? patrick'?s(?: day)?\b/giu, 'March 17'],
  [/\b(?:saint|st)?\.? ?valentine'?s(?: day)?\b/giu, 'February 14'],
  [/\bindependence day\b|\bfourth of july\b/giu, 'July 4'],
  [/\bveterans?'?s? day\b|\barmistice day\b/giu, 'November 11'],
  [/\bgroundhog'?s? day\b/giu, 'February 2'],
  [/\bleap(?: year)? day\b/giu, 'February 29'],
  [/\bapril fool'?s?(?: day)?\b/giu, 'April 1'],
  [/\bcinco de mayo\b/giu, 'May 5'],
  [/\bflag day\b/giu, 'June 14'],
  [/\bjuneteenth\b/giu, 'June 19'],
  [/\bboxing day\b/giu, 'December 26'],
];

// Months and numbers as the library reads them, each with the stretch of the message that it stands for.
const spell = (text: string): readonly Piece[] => {
  const whole = text.toLowerCase();
  const named = feasts
    .flatMap(([pattern, day]) =>
      Array.from(whole.matchAll(pattern), ({ index, 0: said }) => ({
        text: day,
        start: index,
        end: index + said.length,
      })),
    )
    .filter((one, index, all) => !all.slice(0, index).some(({ start, end }) => start <= one.start && end > one.start));
  const words = Array.from(
    whole.matchAll(/\d{1,4}(?:[/.-]\d{1,2}[/.-]\d{2,4})|\d+|[\p{L}']+|[^\s\p{L}\d]|\s+/gu),
    ({ index, 0: said }) => ({ text: said, start: index, end: index + said.length }),
  ).filter(({ start, end }) => !named.some((one) => one.start < end && one.end > start));
  const pieces = [...withYears(words, text), ...named].toSorted((one, other) => one.start - other.start);
  return dropFillers(pieces.map((piece) => ({ ...piece, text: wordOf(piece.text) })));
};

const wordOf = (said: string): string => {
  if (/^\d{8}$/u.test(said)) return `${said.slice(0, 4)}-${said.slice(4, 6)}-${said.slice(6)}`;
  const dotted = /^(\d{1,2})[.-](\d{1,2})[.-](\d{2})$/u.exec(said);
  if (dotted) return dotted.slice(1).join('/');
  const spanish = spanishMonths.indexOf(said === 'setiembre' ? 'septiembre' : said);
  if (spanish >= 0) return monthNames[spanish] ?? said;
  if (/^(?:sept|feb|febuary|agust)$/u.test(said))
    return said.startsWith('f') ? 'February' : said === 'sept' ? 'September' : 'August';
  return said;
};

const isSpace = ({ text }: Piece): boolean => /^\s+$/u.test(text);

// "nineteen sixty two", "twenty second", "the month five".
const withYears = (words: readonly Piece[], text: string): readonly Piece[] => {
  const out: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const year = yearAt(words, at);
    const month = monthAt(words, at);
    const day = year || month ? undefined : dayAt(words, at);
    const found = year ?? month ?? day;
    const word = words[at];
    if (found && word) {
      const last = words[found.to - 1] ?? word;
      out.push({ text: found.text, start: word.start, end: last.end });
      at = found.to;
    } else {
      if (word) out.push(word);
      at += 1;
    }
  }
  return text === '' ? [] : out;
};

interface Found {
  readonly text: string;
  readonly to: number;
}

const next = (words: readonly Piece[], from: number, count: number): readonly { word: string; at: number }[] => {
  const found: { word: string; at: number }[] = [];
  for (let at = from; at < words.length && found.length < count; at += 1) {
    const word = words[at];
    if (word && !isSpace(word) && word.text !== '-') found.push({ word: word.text, at });
  }
  return found;
};

const smallOf = (words: string): number | undefined => {
  const [only, ...others] = findAmounts(words);
  return only && others.length === 0 && only.start === 0 && only.end === words.length && only.unit === undefined
    ? only.value
    : undefined;
};

const isNumberWord = (word: string): boolean => /^\p{L}/u.test(word) && smallOf(word) !== undefined;

// "nineteen (and / hundred and) sixty (two)", "two thousand (and) five", "twenty twenty (one)".
const yearAt = (words: readonly Piece[], at: number): Found | undefined => {
  const some = next(words, at, 6);
  const [first, ...more] = some;
  if (!first || first.at !== at || !/^(?:eighteen|nineteen|twenty|two)$/u.test(first.word)) return undefined;
  if (first.word === 'two') {
    if (more[0]?.word !== 'thousand') return undefined;
    const behind = more
      .slice(1)
      .filter(({ word }) => word !== 'and')
      .slice(0, 1);
    const [small] = behind.filter(({ word }) => isNumberWord(word) && (smallOf(word) ?? 99) < 30);
    return { text: String(2000 + (small ? (smallOf(small.word) ?? 0) : 0)), to: (small?.at ?? more[0].at) + 1 };
  }
  const rest = more.filter(({ word }) => word !== 'and' && word !== 'hundred');
  const [ten, unit] = rest;
  const tensValue = ten && isNumberWord(ten.word) ? smallOf(ten.word) : undefined;
  if (!ten || tensValue === undefined || tensValue < 10 || tensValue > 99) return undefined;
  const unitValue = unit && isNumberWord(unit.word) && tensValue % 10 === 0 ? smallOf(unit.word) : undefined;
  const hasUnit = unitValue !== undefined && unitValue > 0 && unitValue < 10 && tensValue >= 20;
  if (first.word === 'twenty' && tensValue < 10) return undefined;
  const century = (smallOf(first.word) ?? 0) * 100;
  return {
    text: String(century + tensValue + (hasUnit ? unitValue : 0)),
    to: (hasUnit && unit ? unit.at : ten.at) + 1,
  };
};

// "the month five", "month of may".
const monthAt = (words: readonly Piece[], at: number): Found | undefined => {
  const [first, second, third] = next(words, at, 3);
  if (first?.at !== at || first.word !== 'month' || !second) return undefined;
  const number = second.word === 'of' || second.word === 'number' ? third : second;
  const value = number && (smallOf(number.word) ?? Number(number.word));
  const name = value === undefined ? undefined : monthNames[value - 1];
  return number && name ? { text: name, to: number.at + 1 } : undefined;
};

// "twenty second", "ninth", "twenty-ninth", "twenty three".
const dayAt = (words: readonly Piece[], at: number): Found | undefined => {
  const [first, second] = next(words, at, 2);
  if (!first || first.at !== at) return undefined;
  const nth = ordinals.indexOf(first.word) + 1;
  if (nth > 0) return { text: String(nth), to: at + 1 };
  if (first.word === 'thirtieth') return { text: '30', to: at + 1 };
  if (!isNumberWord(first.word)) return undefined;
  const value = smallOf(first.word) ?? 0;
  const small = second
    ? ordinals.indexOf(second.word) + 1 || (isNumberWord(second.word) ? (smallOf(second.word) ?? 0) : 0)
    : 0;
  const isTen = value >= 20 && value % 10 === 0;
  if (isTen && second && small > 0 && small < 10) return { text: String(value + small), to: second.at + 1 };
  return value < 100 ? { text: String(value), to: at + 1 } : undefined;
};

const isMonth = (word: string): boolean =>
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu.test(word) &&
  monthNames.some(
    (month) => month.toLowerCase().startsWith(word.toLowerCase().slice(0, 3)) && word.length <= month.length,
  );

const isDatePart = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  (/^\d{1,4}(?:st|nd|rd|th)?$/u.test(piece.text) ||
    /^(?:st|nd|rd|th)$/u.test(piece.text) ||
    isMonth(piece.text.split(' ')[0] ?? ''));

// "February the 11th", "29th day of October", "3 de septiembre de 1952", "of '51".
const dropFillers = (pieces: readonly Piece[]): readonly Piece[] => {
  const kept: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const isFiller = /^(?:the|of|day|de|del|in|year|on|,|'|\.)$/u.test(piece.text);
    if (isFiller) {
      const before = kept.findLast((one) => !isSpace(one));
      const behind = pieces
        .slice(index + 1)
        .find((one) => !isSpace(one) && !/^(?:the|of|day|de|del|in|year|on|,|'|\.)$/u.test(one.text));
      if (isDatePart(before) && isDatePart(behind)) continue;
    }
    kept.push(piece);
  }
  return kept;
};

// The text that the library reads, and for each of its characters the place in the message.
const joined = (
  pieces: readonly Piece[],
): { readonly plain: string; readonly starts: readonly number[]; readonly ends: readonly number[] } => {
  let plain = '';
  const [starts, ends]: [number[], number[]] = [[], []];
  for (const piece of pieces) {
    if (isSpace(piece) && plain.endsWith(' ')) continue;
    const said = isSpace(piece) ? ' ' : piece.text;
    for (let at = 0; at < said.length; at += 1) {
      starts.push(at === 0 ? piece.start : Math.min(piece.start + at, piece.end));
      ends.push(at === said.length - 1 ? piece.end : Math.min(piece.start + at + 1, piece.end));
    }
    plain += said;
  }
  return { plain, starts, ends };
};
