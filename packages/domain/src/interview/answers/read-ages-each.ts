import { isSamePerson } from '#facts/same-person.ts';
import type { Answer, AnswerReader, Heard } from '#interview/answers/heard.ts';
import { listAfter } from '#interview/answers/write-entries.ts';
import { hearEntries } from '#interview/entries/hear-entries.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import type { Entry, ListEdit } from '#interview/lists/list-edit.ts';
import { type ListEntry, waitsForAge } from '#interview/missing-facts.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** When somebody is paid: at an age, or at once. */
interface Time {
  readonly age: number | undefined;
  readonly people: string[];
}

/**
 * Who is paid when, of several for whom it differs: "25 for the girls, Ray right away", "everybody at 25 but Joe, he can have his now",
 * "25 Kayla, 30 Brit". Undefined where one age is said of all, or where a word is left.
 */
export const readAgesEach: AnswerReader = (heard) => {
  const { question, message, interview } = heard;
  const list = interview.facts[question.field] as unknown;
  if (!question.entries || !Array.isArray(list)) return undefined;
  const text = withExceptions(spellOutInDigits(message).toLowerCase().replaceAll('’', "'"));
  const { lead, said } = partsOf(text);
  if (said.length < 2) return undefined;
  const times = said.map(({ age }): Time => ({ age, people: [] }));
  const isPlaced = place(heard, { times, chunks: [lead, ...said.map(({ behind }) => behind)] });
  const waiting = (list as readonly ListEntry[]).filter((one) => waitsForAge(one)).map(({ name }) => String(name));
  return isPlaced ? written(heard, settle(times, waiting)) : undefined;
};

const written = ({ question, interview, message }: Heard, times: readonly Time[] | undefined): Answer | undefined => {
  if (!times || !question.entries) return undefined;
  const edits = times.flatMap(({ age, people }) =>
    people.map((who): ListEdit => ({ kind: 'change', who, columns: { distributionAge: age ?? null } })),
  );
  const value = listAfter(question.entries, interview.facts[question.field], edits);
  if (value === undefined) return undefined;
  const isOfChild = times.some(({ age }) => age !== undefined && age < fullAge);
  return {
    patch: [{ field: question.field, value, evidence: message, confidence: isOfChild ? 0.5 : 0.9 }],
    ...(times.some(({ age }) => age === undefined) && { declined: [`${question.field}.distributionAge`] }),
    isWhole: true,
  };
};

const fullAge = 18;

// Whoever is in no group of their own belongs to the one that is said of all, or of the others.
const settle = (times: readonly Time[], waiting: readonly string[]): readonly Time[] | undefined => {
  const named = times.flatMap(({ people }) => people).filter((name) => name !== everyone);
  const open = times.filter(({ people }, at) => (people.length === 0 && at === 0) || people.includes(everyone));
  const isLost = times.some((time) => time.people.length === 0 && !open.includes(time));
  if (isLost || new Set(named).size < named.length || open.length > 1) return undefined;
  const rest = waiting.filter((name) => !named.some((one) => isSamePerson(one, name)));
  return times.map((time) => (open.includes(time) ? { ...time, people: rest } : time));
};

const everyone = '*';

// "But not Ray", "except Ray": he does not wait.
const withExceptions = (text: string): string =>
  text.replace(
    /,? (?:but not|just not|not|except(?: for)?|excluding) (?!at |until |till? )(?<who>[^\d,.;]+?)\s*[.!]?$/u,
    (said, who: string) => (now.test(who) ? said : `, ${who} right away`),
  );

const now =
  /\b(?:(?:right|straight) (?:away|off|now|out)|outright|immediately|at once|now|asap|whenever|any ?time|when i(?:'m| am)? (?:die|pass|go|gone)|wait)\b/u;
const times = patternOf(
  'gu',
  String.raw`(?<now>\b(?:no|with no|without) (?:wait|waiting|age|limit|hold|holding)(?: (?:limit|at all))?\b`,
  String.raw`|\b(?:nobody|no one|none(?: of them)?) (?:has to |needs to |should )?waits?\b`,
  String.raw`|\b(?:do|does|should|need)(?:n't|nt| not) (?:have to |need to )?wait\b`,
  String.raw`|\b(?:(?:right|straight) (?:away|off|now|out)|outright|immediately|at once|now|asap|whenever|any ?time)\b`,
  String.raw`|\bwhen i(?:'m| am)? (?:die|pass|go|gone)\b)`,
  String.raw`|(?<!\d)(?<age>\d\d)(?!\d|%)(?: ?(?:years?(?: old)?|yrs?|yo)\b)?`,
);

interface Parts {
  readonly lead: string;
  readonly said: readonly { readonly age: number | undefined; readonly behind: string }[];
}

const partsOf = (text: string): Parts => {
  const found = [...text.matchAll(times)];
  return {
    lead: text.slice(0, found[0]?.index ?? text.length),
    said: found.map(({ index, 0: said, groups }, at) => ({
      age: groups?.['age'] === undefined ? undefined : Number(groups['age']),
      behind: text.slice(index + said.length, found[at + 1]?.index ?? text.length),
    })),
  };
};

interface Saying {
  readonly times: readonly Time[];
  /** What stands before the first time, between two, and behind the last. */
  readonly chunks: readonly string[];
}

// Whom each stretch between two times calls belongs to the one before it or to the one behind.
const place = (heard: Heard, { times: all, chunks }: Saying): boolean => {
  for (const [at, chunk] of chunks.entries()) {
    const [before, behind] = [all[at - 1], all[at]];
    const parts = chunk.split(breaks).map((part) => peopleIn(heard, part));
    if (parts.includes(undefined)) return false;
    const [tight = [], ...others] = parts as readonly (readonly (readonly string[])[])[];
    if (!before || !behind) {
      const people = [tight, ...others].flat(2);
      const time = before ?? behind;
      if (people.length > 0 && (!time || time.people.length > 0)) return false;
      time?.people.push(...people);
      continue;
    }
    const isLed = /^\s*(?:for|to)\b/u.test(chunk);
    const isOpen = before.people.length === 0 || isLed;
    const isLast = at === all.length - 1 && /^[\s.!,]*$/u.test(chunks[at + 1] ?? '');
    // "30 for Brit and Kayla, Ray now", "25 Kayla 30 Brit Ray now": the last one begins anew.
    const keep = !isOpen ? 0 : others.length === 0 && tight.length > 1 && isLast ? tight.length - 1 : tight.length;
    if (isLed && before.people.length > 0) return false;
    before.people.push(...tight.slice(0, keep).flat());
    behind.people.push(...tight.slice(keep).flat(), ...others.flat(2));
  }
  return true;
};

const breaks = /[,;.!\n]|\b(?:but|except(?: for)?|while|though|besides|other than)\b|(?:^|\s)-\s/u;
const fillers = patternOf(
  'gu',
  String.raw`\b(?:(?:s?he|they)'(?:s|re)|for|to|then|just|only|make|let|have|has|had|gets?|getting|can|should|must|will|would|he|she|they`,
  '|who|whos|it|its|his|hers|theirs|their|shares?|part|money|waits?|waiting|hold|holds|keep|give|till?|until|is|are|be|does|do',
  '|please|ages?|at|when|once|turns?|hits?|reach(?:es)?|shes|hes|theyre|after|not|no|take|takes|receives?|i|want|say|think',
  String.raw`|good|paid)\b`,
);
const group = patternOf(
  'u',
  String.raw`^(?:(?:all )?(?:of )?(?:the |my )?(?:others?|rest|remaining)(?: (?:of (?:them|em)|ones?|two|three|four|\d|kids))?`,
  '|every(?:body|one)(?: else)?|any(?:body|one) else',
  String.raw`|(?:all|both|each)(?: (?:of )?(?:them|'?em|the kids|my kids|\d))?|them(?: all)?|'?em(?: all)?)$`,
);

/** True where more than one time is said: who is paid when is a guess unless every word is accounted for. */
export const saysSeveralTimes = (message: string): boolean =>
  partsOf(spellOutInDigits(message).toLowerCase()).said.length > 1;

/** The people of a stretch, those joined by a word together; undefined where a word is left that nothing explains. */
const peopleIn = (heard: Heard, said: string): readonly (readonly string[])[] | undefined => {
  const text = said
    .replace(fillers, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^ ?and | and ?$/gu, '')
    .trim();
  if (text === '' || text === 'and') return [];
  if (group.test(text)) return [[everyone]];
  const entries = hearEntries(heard.interview, heard.question, text);
  if (!entries || entries.isUnclear || entries.unread > 0 || entries.nameless.length > 0 || entries.out.length > 0)
    return undefined;
  const runs: string[][] = [];
  let isJoined = false;
  for (const item of entries.items) {
    if (/^(?:share|age|remark|not|or|condition|rest|equal)$/u.test(item.kind)) return undefined;
    const names = entries.placings.get(item)?.people.map(({ name }) => name) ?? [];
    if (names.some((name) => !isListed(heard, name))) return undefined;
    if (names.length > 0 && isJoined) runs.at(-1)?.push(...names);
    else if (names.length > 0) runs.push(names);
    isJoined = item.kind === 'and' || (isJoined && names.length === 0);
  }
  return runs.length === 0 ? undefined : runs;
};

const isListed = ({ interview, question }: Heard, name: string): boolean => {
  const list = interview.facts[question.field] as unknown;
  return Array.isArray(list) && list.some((one: Entry) => isSamePerson(String(one['name']), name));
};
