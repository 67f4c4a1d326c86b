import { patternOf } from '#kit/pattern-of.ts';
import { readDate } from '#interview/language/dates.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import type { Taker } from '#interview/reader/shares/shares.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** An age with its place in the message. */
interface AgeEvent {
  readonly age: number;
  readonly start: number;
  readonly end: number;
}

const current = patternOf(
  'gu',
  String.raw`\(\s*(?:aged?\s*|he's |she's |now )?(\d{1,2})(?:\s*(?:yo|y/o|years?(?: old)?|yrs?(?: old)?))?\s*\)`,
  String.raw`|\b(\d{1,2})[ -](?:years?|yrs?)[ -]olds?\b|\b(\d{1,2})\s?(?:yo|y/o)\b`,
  String.raw`|\b(?:is|are|'s|aged|turned|just turned|currently|now|who is)\s+(\d{1,2})\b`,
  String.raw`(?!\s*(?:%|percent|/|-\d|,\d{3}))|,\s*(?:age )?(\d{1,2})(?=\s*(?:,|and\b|\.|$|;))`,
);

const distribution = patternOf(
  'gu',
  String.raw`\b(?:at|when|once|until|til|till|after|reach(?:es)?|turns?|turning|hits?|by|attains?|age|aged)\b`,
  String.raw`(?:\s+(?:the|an?|age|ages|of|he|she|they|they're|he's|she's|is|are|each|both|all|reach(?:es)?|turns?`,
  String.raw`|hits?|about|around|attains?|them|it|gets? to|legal))*\s+(\d{1,3})\b(?!\s*(?:%|percent|/|,\d{3}))`,
);

const events = (low: string, pattern: RegExp): readonly AgeEvent[] =>
  Array.from(low.matchAll(pattern), (match) => ({
    age: Number(match.slice(1).find((group) => group !== undefined)),
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ age }) => age > 0 && age <= 120);

/** Where current ages stand in a message ("Emma (14)", "is 14"); they are never shares and never distribution ages. */
export const currentAges = (text: string): readonly AgeEvent[] => {
  const low = spellOutInDigits(text.toLowerCase());
  const kept = distributionAges(low);
  return events(low, current).filter(
    ({ age, start, end }) => age > 1 && !kept.some((one) => one.start < end && start < one.end),
  );
};

const young =
  /\b(?:minors?|under ?-?age|under (?:18|eighteen)|toddlers?|infants?|(?<!\b(?:my|our) )bab(?:y|ies)|newborns?)\b/gu;

/** Who is said to be under 18 by a word instead of an age ("my minor son Teo", "both minors"), by index. */
export const readMinors = (text: string, people: readonly Taker[]): readonly boolean[] => {
  const low = text.toLowerCase();
  const said = Array.from(low.matchAll(young), ({ index, 0: word }) => ({ start: index, end: index + word.length }));
  const isAll =
    /\b(?:both|all|they are|they're)(?: are| of them are)? (?:still )?(?:minors|under ?-?age|under (?:18|eighteen))\b/u.test(
      low,
    );
  const found = people.map((person, index) => {
    const next = people[index + 1]?.start ?? low.length;
    return (
      isAll ||
      said.some(
        ({ start, end }) =>
          (start >= person.start && end <= person.end) ||
          (start >= person.end &&
            start < next &&
            /^[\s,(]*(?:is |are |who is |who are |\(|,|a |an |still |both |all |my )*$/u.test(
              low.slice(person.end, start),
            )) ||
          (end <= person.start &&
            /^\s*(?:children?|sons?|daughters?|kids?|boys?|girls?|named|called|,|:)?\s*$/u.test(
              low.slice(end, person.start),
            )),
      )
    );
  });
  // "Maya and Jonah are under 18": what is said of several behind the last one is said of the whole list.
  return found.map((isMinor, index) => {
    const last = people.findIndex(
      ({ end }, order) => order > index && found[order] === true && /^\s*(?:,\s*)?(?:who )?are\b/u.test(low.slice(end)),
    );
    const isListed =
      last > index &&
      people
        .slice(index, last)
        .every(({ end }, order) => /^\s*(?:,|and|&|, and)\s*$/u.test(low.slice(end, people[index + order + 1]?.start)));
    return isMinor || isListed;
  });
};

/** The date of birth that stands behind every person, by index: "Maya, born 3 May 2014". */
export const readBirthDates = (
  text: string,
  people: readonly Taker[],
  today: PlainDate,
): readonly (PlainDate | undefined)[] =>
  people.map(({ end }, index) => {
    const behind = text.slice(end, people[index + 1]?.start);
    const said = /^[\s,(]*(?:was |who was |is )?(?:born|dob|date of birth|b\.)[\s:]*(?:is |on |in )?(.*)$/isu.exec(
      behind,
    )?.[1];
    const date = said === undefined ? undefined : readDate(said, today)?.date;
    return date !== undefined && date < today ? date : undefined;
  });

/** The current age of every person, by index. */
export const readCurrentAges = (text: string, people: readonly Taker[]): readonly (number | undefined)[] => {
  const ages: (number | undefined)[] = people.map(() => undefined);
  for (const { age, start, end } of currentAges(text)) {
    const behind = people.findLastIndex((person) => person.end <= start + 1);
    const around = people.findIndex((person) => person.start <= start && end <= person.end);
    const ahead = people.findIndex((person) => person.start >= end && person.start - end < 24);
    const index = around >= 0 ? around : behind >= 0 ? behind : ahead;
    if (index >= 0) ages[index] ??= age;
  }
  return ages;
};

const distributionAges = (low: string): readonly AgeEvent[] =>
  events(low, distribution).filter(
    ({ age, start }) =>
      !/\b(?:is|are|'s|was|currently|now)\s*$/u.test(low.slice(Math.max(0, start - 10), start)) || age >= 18,
  );

const atOnce = /\b(?:right away|outright|immediately|straight away|at once|no age)\b/u;

// "Linda is 48": how old somebody is says nothing about when they receive.
const isTheirAge = (low: string, start: number, people: readonly Taker[]): boolean => {
  const before = low.slice(Math.max(0, start - 40), start);
  return (
    /\b(?:he|she|who)(?:'s| is| was) (?:already |now |only |just |about )*$/u.test(before) ||
    (people.length > 0 &&
      /\p{L}(?:'s| is| are| turned) (?:already |now |only |just |about )*$/u.test(before) &&
      !/\b(?:age|it|that|this|ages|limit|number|should be|best|fine)(?:'s| is) (?:\p{L}+ )?$/u.test(before))
  );
};

/** The age at which every person should receive, by index. `isAsked`: a bare number is an age too. */
export const readDistributionAges = (
  text: string,
  { people, isAsked }: { readonly people: readonly Taker[]; readonly isAsked: boolean },
): { readonly ages: readonly (number | undefined)[]; readonly forAll: number | undefined } => {
  const low = spellOutInDigits(text.toLowerCase());
  const said = [
    ...distributionAges(low),
    ...(isAsked ? events(low, /(?<![\d/$])(\d{2})(?:\s+(?:years?|yrs?))?\s+for\b/gu) : []),
  ].toSorted((one, other) => one.start - other.start);
  const found =
    said.length > 0 || !isAsked || atOnce.test(low)
      ? said
      : events(low, /(?<![\d/$])(\d{2,3})\b(?!\s*(?:%|percent|\/|,\d{3}|more\b|children\b|kids\b|other))/gu).filter(
          ({ start }) => !isTheirAge(low, start, people),
        );
  const isAboutAll = /\b(?:both|all|everyone|everybody|each|they|them|same|kids|children|either)\b/u.test(low);
  const [first] = found;
  if (
    first &&
    found.length === 1 &&
    (people.every(({ start }) => start >= low.length) || (isAboutAll && !hasOwner(low, first, people)))
  )
    return { ages: people.map(() => first.age), forAll: first.age };
  const ages: (number | undefined)[] = people.map(() => undefined);
  found.forEach((event, order) => {
    const index = ownerOf(low, { event, people, order, count: found.length });
    const owner = people[index];
    people.forEach((person, other) => {
      if (owner && person.start === owner.start) ages[other] ??= event.age;
    });
  });
  const group = first && found.length === 1 ? spreadBack(low, people, first) : [];
  for (const index of group) ages[index] ??= first?.age;
  return { ages, forAll: undefined };
};

const hasOwner = (low: string, event: AgeEvent, people: readonly Taker[]): boolean =>
  people.some(
    ({ end }) =>
      end <= event.start && event.start - end < 12 && !/\b(?:both|all|each|they)\b/u.test(low.slice(end, event.start)),
  );

const ownerOf = (
  low: string,
  {
    event,
    people,
    order,
    count,
  }: { readonly event: AgeEvent; readonly people: readonly Taker[]; readonly order: number; readonly count: number },
): number => {
  const ahead = people.findIndex(({ start }) => start >= event.end);
  const gap = ahead >= 0 ? low.slice(event.end, people[ahead]?.start) : '';
  if (ahead >= 0 && (/^\s*for\b/u.test(gap) || /\bfor\s*$/u.test(low.slice(event.start, event.end))) && gap.length < 20)
    return ahead;
  const behind = people.findLastIndex(({ end }) => end <= event.start);
  if (behind >= 0) return behind;
  return count === people.length ? order : ahead;
};

// `Ann and Bo at 25`: one age behind a list is meant for the whole list.
const spreadBack = (low: string, people: readonly Taker[], event: AgeEvent): readonly number[] => {
  const last = people.findLastIndex(({ end }) => end <= event.start);
  const indexes: number[] = [];
  for (let index = last - 1; index >= 0; index -= 1) {
    const gap = low.slice(people[index]?.end, people[index + 1]?.start);
    if (!/^\s*(?:,|and|&|\/|\bboth\b|my|our|\s|\w+(?='s)|daughter|son)*\s*$/u.test(gap)) break;
    indexes.push(index);
  }
  return indexes;
};
