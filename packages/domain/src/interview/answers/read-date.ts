import type { FactQuestion } from '#interview/fact-question.ts';
import type { AnswerReader, Heard } from '#interview/answers/heard.ts';
import { eventCues, otherEvents } from '#facts/day-event.ts';
import { peopleIn } from '#facts/people-in.ts';
import { isAmong, isCalledIn, wordsOfName } from '#facts/same-person.ts';
import { isShortFor } from '#names/short-names.ts';
import { namesOfMaker, namesOfSecond } from '#facts/two-makers.ts';
import type { Interview } from '#interview/interview.ts';
import { splitParts } from '#interview/answers/split-parts.ts';
import { takenBack } from '#interview/turning/last-word.ts';
import { weighRest } from '#interview/answers/weigh-rest.ts';
import { type DayParts, findDayParts } from '#interview/language/find-day-parts.ts';
import { ageOn, partsOf, type PlainDate, plainDate } from '#kit/plain-date.ts';

/** The day that a message gives, in any words; a year that stands apart from its day is put to it. */
export const readDateAnswer: AnswerReader = (heard) => {
  const { interview, question, today, message } = heard;
  const corrected = takenBack(message);
  const later = corrected && dayIn(heard, corrected.after, corrected.before);
  const found = later ?? dayIn(heard, message, '');
  if (found === undefined) return undefined;
  if (found.date === undefined) return { patch: [] };
  if (question.day !== undefined && isOfAnEvent(heard, found)) return undefined;
  const { isTurned, remarks } = weighRest(found.text, [found]);
  const part = splitParts(found.text).find(({ start, end }) => start <= found.start && end >= found.end) ?? {
    text: found.text,
  };
  if (isOfOtherEvent(question, found.text) || isOfSomebodyElse(interview, question, part.text)) return undefined;
  const date = birthYear(question, found, today);
  const confidence = isTurned || !found.isSure ? 0.5 : 0.97;
  return {
    patch: [{ field: question.field, value: date, evidence: heard.message, confidence }],
    ...(remarks.length > 0 && { rest: remarks }),
  };
};

const isOfAnEvent = ({ interview, question }: Heard, { text, start, end }: Found): boolean => {
  const [before, after] = [text.slice(0, start), text.slice(end).replace(everyYear, ' ')];
  if (!tellsOfDay.test(`${before} ${after}`)) return false;
  const births = interview.plan.questions.filter(({ day }) => day?.event === 'birth');
  const isOwn = ownBirth.test(before) || !tellsOfDay.test(before);
  // "Ray was born March 11, 1956", asked for the birth of Raymond.
  const isOfMaker = question.day?.event === 'birth' && question.day.of === 'maker';
  const asked = isOfMaker ? namesOfMaker(interview.facts) : namesOfSecond(interview.facts);
  const isNamedOwn = /^\W*\p{L}+(?: was|'s| is)? born(?: on| in)?\W*$/iu.test(before) && isCalledShort(before, asked);
  return !(
    question.day?.event === 'birth' &&
    (births.length === 1 || isNamedOwn) &&
    (isOwn || isNamedOwn) &&
    !tellsOfDay.test(after.replace(anyBirthday, ''))
  );
};

const ownBirth =
  /^\W*(?:i'?m \d{2,3}(?: years old)?\W+)?(?:(?:i was |i am |i'?m |and )?born|(?:and )?my birthday(?: is|'s)?)(?: on| in)?\W*$/iu;
// "So I always got a parade": what comes with the day every year is no event of its own.
const everyYear = /[^,.;!]*\b(?:always|never|every (?:single )?year|each year|as a kid|growing up)\b[^,.;!]*/giu;
// "Which is a terrible day for a birthday": of the day itself, not of somebody.
const anyBirthday = /\b(?:a|my) birthday\b/giu;

// Words that say what happened on a day are held against what the question asks for by the reader of days.
const tellsOfDay =
  /\b(?:born|births?|birthday|marri\w+|wed|wedding|anniversary|mov(?:ed|ing)|retir\w+|died|passed|bought|purchased|built|met|got)\b/iu;

interface Found {
  readonly date?: PlainDate;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isShortYear: boolean;
  readonly isSure: boolean;
}

const dayIn = ({ today }: Heard, text: string, before: string): Found | undefined => {
  const days = findDayParts(text, today);
  const whole = days.filter(({ date }) => date !== undefined);
  const [first] = whole;
  if (first?.date) {
    const named = new Set(whole.map(({ date }) => date));
    if (named.size > 1)
      return whole.length === 2 ? undefined : { text, start: 0, end: 0, isShortYear: false, isSure: false };
    const isSame = days.every(({ month, day }) => day === undefined || isDay(first.date, month, day));
    return {
      date: swapped(first, days) ?? first.date,
      text,
      start: first.start,
      end: first.end,
      isShortYear: first.isShortYear,
      isSure: isSame || swapped(first, days) !== undefined,
    };
  }
  return withYear(text, days, today) ?? yearAlone({ text, before }, today);
};

const isDay = (date: PlainDate = '', month: number | undefined, day: number | undefined): boolean => {
  const parts = partsOf(date);
  return parts?.month === month && parts?.day === day;
};

// "1/12/70, december first": the month in words says which of two figures is the day.
const swapped = ({ date }: DayParts, days: readonly DayParts[]): PlainDate | undefined => {
  const parts = partsOf(date ?? '');
  const spoken = days.find((one) => one.date === undefined && one.day !== undefined);
  if (!parts || !spoken) return undefined;
  return spoken.month === parts.day && spoken.day === parts.month
    ? plainDate(parts.year, parts.day, parts.month)
    : undefined;
};

const years = /(?<![\d/.-])(1[89]\d{2}|20\d{2})(?![\d/.-]\d)/gu;

// "I was 83 on the tenth of April, so 1943".
const withYear = (text: string, days: readonly DayParts[], today: PlainDate): Found | undefined => {
  const [day, ...others] = days.filter((one) => one.day !== undefined);
  if (!day || others.length > 0) return undefined;
  const said = [...new Set(Array.from(text.matchAll(years), ([, year]) => Number(year)))];
  const thisYear = Number(today.slice(0, 4));
  const spoken = /\bthis y(?:ea)?r\b/iu.test(text)
    ? thisYear
    : /\blast y(?:ea)?r\b/iu.test(text)
      ? thisYear - 1
      : undefined;
  const age = Number(/\b(?:turned|am|was|be) (\d{2,3})\b/iu.exec(text)?.[1] ?? Number.NaN);
  const base = { text, start: day.start, end: day.end, isShortYear: false };
  const dateOf = (year: number): PlainDate | undefined => plainDate(year, day.month ?? 0, day.day ?? 0);
  const [year] = said;
  const date = year !== undefined && said.length === 1 ? dateOf(year) : undefined;
  if (date) return { ...base, date, isSure: true };
  if (!Number.isNaN(age) && spoken !== undefined) {
    const born = dateOf(spoken - age);
    return born ? { ...base, date: born, isSure: false } : undefined;
  }
  const recent = spoken !== undefined && said.length === 0 ? dateOf(spoken) : undefined;
  return recent ? { ...base, date: recent, isSure: true } : { ...base, isSure: false };
};

// "The third of November, I mean 2025": a year corrects that of the day before.
const yearAlone = (
  { text, before }: { readonly text: string; readonly before: string },
  today: PlainDate,
): Found | undefined => {
  const [, year] = [...text.matchAll(years)][0] ?? [];
  if (year === undefined) return undefined;
  const base = { text, start: 0, end: text.length, isShortYear: false };
  const [day] = findDayParts(before, today).filter((one) => one.day !== undefined);
  const date = day && plainDate(Number(year), day.month ?? 0, day.day ?? 0);
  if (date) return { ...base, date, isSure: true };
  return before === '' ? { ...base, isSure: false } : undefined;
};

// Nobody who makes a document is a child: a year of two digits is that of the century before.
const birthYear = ({ day }: FactQuestion, { date = '', isShortYear }: Found, today: PlainDate): PlainDate => {
  const parts = partsOf(date);
  if (!isShortYear || day?.event !== 'birth' || !parts || ageOn(date, today) >= 18) return date;
  return plainDate(parts.year - 100, parts.month, parts.day) ?? date;
};

// A day that is told of something else answers nothing.
const isOfOtherEvent = ({ day }: FactQuestion, text: string): boolean => {
  if (day === undefined || eventCues[day.event].test(text.toLowerCase())) return false;
  return (
    otherEvents.test(text.toLowerCase()) || Object.values(eventCues).some((words) => words.test(text.toLowerCase()))
  );
};

const others = /\b(?:he|she|they|his|her|hers|their|wife|husband|spouse|partner)\b/iu;
const relatives = /\b(?:son|daughter|child|children|kids?|brother|sister|mother|father|mom|dad|friend|twins?)\b/iu;
const self = /\b(?:i|i'm|im|me|my|mine)\b/iu;

// By the given name, or by what is short for it.
const isCalledShort = (text: string, names: readonly string[]): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return names.some((name) => {
    const [given = ''] = wordsOfName(name);
    return isCalledIn(text, name) || words.some((word) => isShortFor(word, given));
  });
};

// Asked for one birth, the birthday of somebody else is no answer.
const isOfSomebodyElse = ({ facts }: Interview, { day }: FactQuestion, text: string): boolean => {
  if (day?.event !== 'birth') return false;
  const [own, other] = [namesOfMaker(facts), namesOfSecond(facts)];
  const isNamed = (names: readonly string[]): boolean => isCalledShort(text, names);
  const known = peopleIn(facts).map(({ name }) => name);
  const strangers = known.filter((name) => !isAmong([...own, ...other], name));
  if (relatives.test(text) && !/\b(?:my|our) twin\b/iu.test(text)) return true;
  if (isNamed(strangers) && !isNamed(own) && !isNamed(other)) return true;
  if (day.of === 'maker')
    return (others.test(text) && !/\b(?:i|i'm|im|me|mine)\b/iu.test(text)) || (isNamed(other) && !isNamed(own));
  return (
    (self.test(text) && !others.test(text) && !isNamed(other)) ||
    (isNamed(own) && !isNamed(other) && !others.test(text))
  );
};
