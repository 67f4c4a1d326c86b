import { plainDate, type PlainDate } from '#kit/plain-date.ts';

const monthNumbers: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};

const month =
  '(jan(?:uary)?|feb(?:r?uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const patterns = {
  iso: /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/u,
  slashed: /\b(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})\b/u,
  monthFirst: new RegExp(
    `\\b${month}\\.?[\\s-]\\s*(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,\\s*|[\\s-]\\s*)(?:of |in )?'?(\\d{4}|\\d{2})\\b`,
    'iu',
  ),
  dayFirst: new RegExp(
    `\\b(\\d{1,2})(?:st|nd|rd|th)?[\\s-]\\s*(?:of\\s+)?${month}(?:\\.?,\\s*|\\.?[\\s-]\\s*)'?(\\d{4}|\\d{2})\\b`,
    'iu',
  ),
};

/** A calendar day named in free text, US order for `3/4/1961`; two-digit years are the latest past ones. */
export const readDate = (
  text: string,
  today: PlainDate,
): { readonly date: PlainDate; readonly start: number; readonly end: number } | undefined => {
  const found = [
    read(patterns.iso, text, ([year, monthOf, day]) => build({ year, monthOf, day, today })),
    read(patterns.monthFirst, text, ([monthOf, day, year]) => build({ year, monthOf, day, today })),
    read(patterns.dayFirst, text, ([day, monthOf, year]) => build({ year, monthOf, day, today })),
    read(
      patterns.slashed,
      text,
      ([one, two, year]) =>
        build({ year, monthOf: one, day: two, today }) ?? build({ year, monthOf: two, day: one, today }),
    ),
  ];
  return found.find((date) => date !== undefined);
};

const read = (pattern: RegExp, text: string, toDate: (groups: readonly string[]) => PlainDate | undefined) => {
  const match = pattern.exec(text);
  const date = match ? toDate(match.slice(1)) : undefined;
  return match && date ? { date, start: match.index, end: match.index + match[0].length } : undefined;
};

interface Parts {
  readonly year: string | undefined;
  readonly monthOf: string | undefined;
  readonly day: string | undefined;
  readonly today: PlainDate;
}

const build = ({ year = '', monthOf = '', day = '', today }: Parts): PlainDate | undefined => {
  const named = monthNumbers[monthOf.toLowerCase().slice(0, 3)] ?? Number(monthOf);
  const thisYear = Number(today.slice(0, 4));
  const short = Number(year);
  const full = year.length > 2 ? short : short + (2000 + short <= thisYear ? 2000 : 1900);
  return Number.isInteger(named) ? plainDate(full, named, Number(day)) : undefined;
};
