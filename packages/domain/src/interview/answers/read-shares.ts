import { isSamePerson } from '#facts/same-person.ts';
import type { EntryForm } from '#facts/entry-form.ts';
import type { Answer, AnswerReader, Heard } from '#interview/answers/heard.ts';
import {
  confidenceOf,
  isNoAnswer,
  isUndecided,
  isWholly,
  namelessOf,
  nothingSaid,
  wholeNamesIn,
  omittedIn,
} from '#interview/answers/judge-answer.ts';
import { lendSaidRelation } from '#interview/answers/lend-said-relation.ts';
import { readAges } from '#interview/answers/read-distribution-ages.ts';
import { entryOf, isSaidMinor, listAfter, type Named } from '#interview/answers/write-entries.ts';
import { hearEntries, type EntriesHeard } from '#interview/entries/hear-entries.ts';
import { type Division, pairShares, type Placed } from '#interview/entries/pair-shares.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Entry, ListEdit } from '#interview/lists/list-edit.ts';
import { waitsForAge } from '#interview/missing-facts.ts';
import type { Proposal } from '#interview/reading.ts';

/** Who takes which part, at which age, and who comes next: the answer to a question about shares. */
export const readShares: AnswerReader = (heard) => {
  const { interview, question, asked, message } = heard;
  const form = question.entries;
  const entries = form && hearEntries(interview, question, withoutCounts(message));
  if (!form || !entries || (asked.kind === 'detail' && asked.detail !== 'percentage')) return undefined;
  const instead = insteadOf(heard, entries);
  if (instead) return instead;
  if (isUndecided(entries)) return nothingSaid(entries);
  if (isNoAnswer(interview, entries)) return undefined;
  // Who is named behind a whole comes next; in a list that is not whole yet, "then" only goes on.
  const isWhole = isWholeBefore(entries);
  const [first, later] = [
    atLevel(entries, (level) => level === 0 || !isWhole),
    atLevel(entries, (level) => level > 0 && isWhole),
  ];
  if (first.every(({ names }) => names.length === 0) && !hasParts(first)) return nothingSaid(entries);
  const there = namesThere(interview.facts[question.field]);
  const named = lendSaidRelation(interview, namedIn(first, entries));
  const isAboutThere = there.length > 0 && named.every(({ name }) => there.includes(name));
  if (there.length > 0 && !isAboutThere) return undefined;
  const base = entries.known.base.map(({ name }) => name).filter((name) => !entries.out.includes(name));
  const division = onlyTaker(pairShares(first, base), heard);
  // "10% to my church, the rest to my kids": asked for by name before anything is divided.
  if (!division) return isPartNameless(entries) ? { ...nothingSaid(entries), rest: [message] } : undefined;
  const value = writeShares(form, {
    before: isAboutThere ? interview.facts[question.field] : undefined,
    division,
    named,
    entries,
  });
  // More than the whole: of people who are new it is kept as it was said, and the rules name the sum.
  if (value === undefined) return named.every(({ isKnown }) => isKnown) ? nothingSaid(entries) : undefined;
  const confidence = confidenceOf(entries, named);
  const next = later.some(({ names }) => names.length > 0) ? readNext(heard, { entries, later, confidence }) : [];
  if (next === undefined) return undefined;
  return {
    patch: [{ field: question.field, value, evidence: message, confidence }, ...next, ...leftOutOf(heard, entries)],
    rest: entries.beside,
    ...(isWholly(entries) && { isWhole: true }),
    ...wholeNamesIn(message, named),
    ...namelessOf(entries),
  };
};

// "For the three the same, a third each one": how many they are is no part of anybody.
const withoutCounts = (message: string): string =>
  message
    .replace(/\b(each|every) one\b/giu, '$1')
    .replace(
      /\b(?:the|all|these|those) (?:two|three|four|five|six)(?=\s*(?:[,.;]|$|(?:the same|equal|get|share|each)\b))/giu,
      'all of them',
    );

const isPartNameless = ({ nameless, items }: EntriesHeard): boolean =>
  nameless.length > 0 && items.some(({ kind }) => kind === 'share');

// "Mikhail gets nothing": left out on purpose, where the document says so.
const leftOutOf = ({ interview, message }: Heard, { omitted }: EntriesHeard): readonly Proposal[] => {
  const question = omittedIn(interview);
  const form = question?.entries;
  const value =
    form && omitted.length > 0
      ? listAfter(
          form,
          undefined,
          omitted.map((one) => ({ kind: 'add', entry: entryOf(form, one) })),
        )
      : undefined;
  return question && value !== undefined ? [{ field: question.field, value, evidence: message, confidence: 0.9 }] : [];
};

// "Only Kayla": nobody else takes.
const onlyTaker = (division: Division | undefined, { message }: Heard): Division | undefined => {
  const [who, ...others] = division?.takers ?? [];
  const isOnly =
    division?.parts.length === 0 && division.rest === undefined && /\b(?:only|just|solely)\b/iu.test(message);
  return isOnly && who !== undefined && others.length === 0
    ? { parts: [{ who, share: '100%' }], takers: [who] }
    : division;
};

// Where a single value stands in place of the list: "my heirs at law".
const insteadOf = ({ question, message }: Heard, { items, placings }: EntriesHeard): Answer | undefined => {
  const { entries } = question;
  const isHeirs = items.some(({ kind }) => kind === 'heirs') && placings.size === 0;
  if (!entries?.instead || !isHeirs) return undefined;
  return { patch: [{ field: question.field, value: entries.instead.value, evidence: message, confidence: 0.9 }] };
};

const isWholeBefore = (entries: EntriesHeard): boolean => {
  const first = atLevel(entries, (level) => level === 0);
  const hundred = first.some(({ item }) => item.kind === 'whole' || (item.kind === 'share' && item.value === 100));
  return hundred || first.some(({ item }) => item.kind === 'equal' || item.kind === 'rest');
};

const hasParts = (placed: readonly Placed[]): boolean =>
  placed.some(({ item }) => /^(?:share|equal|whole|rest|except)$/u.test(item.kind));

// What is said of those who come first, or of those who come next.
const atLevel = ({ items, placings }: EntriesHeard, isMeant: (level: number) => boolean): readonly Placed[] => {
  let level = 0;
  return items.flatMap((item) => {
    if (item.kind === 'subject') level = item.subject.level;
    if (!isMeant(level)) return [];
    return [{ item, names: placings.get(item)?.people.map(({ name }) => name) ?? [] }];
  });
};

const namesThere = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap((one: Entry) => (typeof one['name'] === 'string' ? [one['name']] : [])) : [];

const namedIn = (placed: readonly Placed[], { placings }: EntriesHeard): readonly Named[] =>
  placed.flatMap(
    ({ item }) =>
      placings.get(item)?.people.map((one) => ({ ...one, subject: placings.get(item)?.subject as never })) ?? [],
  );

interface Writing {
  readonly before: unknown;
  readonly division: Division;
  readonly named: readonly Named[];
  readonly entries: EntriesHeard;
}

const writeShares = (form: EntryForm, { before, division, named, entries }: Writing): unknown => {
  const { parts, rest, takers } = division;
  const there = namesThere(before);
  const added = takers
    .filter((name) => !there.includes(name))
    .map((name): ListEdit => ({ kind: 'add', entry: entryOf(form, findNamed(name, { named, entries })) }));
  const told = named.filter(
    ({ name, subject }) =>
      there.includes(name) && subject?.relationship !== undefined && !hasRelationship(before, name),
  );
  const changed = told.map(({ name, subject }): ListEdit => ({
    kind: 'change',
    who: name,
    columns: { relationship: subject?.relationship },
  }));
  const divided: readonly ListEdit[] =
    parts.length > 0 || rest ? [{ kind: 'divide', parts, ...(rest && { rest }) }] : [];
  const neverWaits = (name: string): boolean => !waitsForAge(findNamed(name, { named, entries }));
  const ages = readAges(entries, takers, neverWaits);
  if (ages === undefined) return undefined;
  const value = listAfter(form, before, [...added, ...changed, ...divided, ...ages.edits]);
  const young = named.filter(({ subject }) => isSaidMinor(subject)).map(({ name }) => name);
  return Array.isArray(value) && young.length > 0
    ? value.map((one: Entry) => (young.includes(String(one['name'])) ? { ...one, isMinor: true } : one))
    : value;
};

const hasRelationship = (value: unknown, name: string): boolean =>
  Array.isArray(value) && value.some((one: Entry) => one['name'] === name && one['relationship'] !== undefined);

const findNamed = (name: string, { named, entries }: Pick<Writing, 'named' | 'entries'>): Named =>
  named.find((one) => isSamePerson(one.name, name)) ??
  toMeant(entries.known.base.find((one) => isSamePerson(one.name, name)) ?? { name });

const toMeant = ({
  name,
  relationship,
}: {
  readonly name: string;
  readonly relationship?: string | undefined;
}): Named => ({
  name,
  relationship,
  isKnown: true,
  isOrganization: false,
  isSure: true,
});

// "Everything to my wife, then the kids equally": the kids come next, where the document asks for that.
const readNext = (
  { interview, question, message }: Heard,
  {
    entries,
    later,
    confidence,
  }: { readonly entries: EntriesHeard; readonly later: readonly Placed[]; readonly confidence: number },
): readonly Proposal[] | undefined => {
  const next =
    question.nextInLine === undefined ? undefined : findQuestion(interview.plan, question.nextInLine as never);
  if (!next?.entries) return undefined;
  const division = pairShares(later, []);
  const named = namedIn(later, entries);
  const value =
    division && writeShares(next.entries, { before: undefined, division, named, entries: { ...entries, items: [] } });
  return value === undefined ? undefined : [{ field: next.field, value, evidence: message, confidence }];
};
