import { isSamePerson } from '#facts/same-person.ts';
import type { Answer, AnswerReader, Heard } from '#interview/answers/heard.ts';
import { confidenceOf, nothingSaid } from '#interview/answers/judge-answer.ts';
import { readAgesEach, saysSeveralTimes } from '#interview/answers/read-ages-each.ts';
import { readAges } from '#interview/answers/read-distribution-ages.ts';
import { isQuestioning } from '#interview/language/is-questioning.ts';
import { listAfter } from '#interview/answers/write-entries.ts';
import { hearEntries, type EntriesHeard } from '#interview/entries/hear-entries.ts';
import type { Item } from '#interview/entries/subject.ts';
import { type ListEntry, waitsForAge } from '#interview/missing-facts.ts';
import type { Entry, ListEdit } from '#interview/lists/list-edit.ts';

/** At which age, or how somebody is related: the answer to a question for a detail of the people of a list. */
export const readEntryDetail: AnswerReader = (heard) => {
  const { interview, question, asked, message } = heard;
  if (asked.kind !== 'detail' || !question.entries || isQuestioning(message)) return undefined;
  const each = asked.detail === 'distributionAge' ? readAgesEach(heard) : undefined;
  if (each) return each;
  const names = namesIn(interview.facts[question.field]);
  // "She's my sister" speaks of the one who is asked about.
  const said = asked.detail === 'relationship' ? message.replace(ofThem, '') : message;
  const entries = hearEntries(interview, question, said);
  if (!entries || entries.isUnclear || !isOfList(entries, names, asked.detail)) return undefined;
  if (asked.detail === 'distributionAge') return readAge(heard, entries, names);
  return asked.detail === 'relationship' ? readRelationship(heard, entries, names) : undefined;
};

const ofThem = /^\W*(?:s?he|it|that|this)(?:['’]s| is| was)\s+/iu;

const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((one: Entry) => String(one['name'])) : [];

// Where a relation is asked, "sister" says what one of the list is, whoever else is a sister.
const isOfList = ({ placings, out }: EntriesHeard, names: readonly string[], detail: string): boolean => {
  const placed = [...placings.values()].filter(
    ({ subject }) => detail !== 'relationship' || subject.called.kind !== 'relation',
  );
  return [...placed.flatMap(({ people }) => people.map(({ name }) => name)), ...out].every((name) =>
    names.includes(name),
  );
};

const written = ({ question, interview }: Heard, edits: readonly ListEdit[]): unknown =>
  question.entries && listAfter(question.entries, interview.facts[question.field], edits);

// "Only Kayla, 30", "the girls at 35, Rex right away", "30", "they are all past forty, so no".
const readAge = (heard: Heard, entries: EntriesHeard, names: readonly string[]): Answer | undefined => {
  const { question, message } = heard;
  const { items } = entries;
  const detail = `${question.field}.distributionAge`;
  const says = items.filter(({ kind }) => /^(?:age|share|outright)$/u.test(kind));
  const hasAges = items.some((item) => item.kind === 'age' || (item.kind === 'share' && item.isBare));
  const isRefusal =
    (items.some((item) => item.kind === 'nobody') && !hasAges) ||
    /(?:^|[\s,.;])(?:no|nope|none|never|not needed|no thanks?)(?=\W|$)/iu.test(hasAges ? '' : message);
  const isPast = items.some(
    (item, at) =>
      item.kind === 'left' &&
      items[at + 1]?.kind === 'share' &&
      /^(?:past|over|above)$/iu.test(message.slice(item.start, item.end)),
  );
  const isNo = (item: Item): boolean =>
    item.kind === 'left' && /^(?:no|nope|not)$/iu.test(message.slice(item.start, item.end));
  const unread = entries.unread - (isPast ? 1 : 0) - items.filter(isNo).length;
  if (unread > 0 || items.some(({ kind }) => kind === 'remark')) return undefined;
  if (says.length === 0 || isRefusal || isPast)
    return (isRefusal || isPast) && !items.some(({ kind }) => kind === 'age')
      ? { patch: [], declined: [detail] }
      : undefined;
  if (items.some((item) => item.kind === 'share' && !item.isBare)) return undefined;
  const asAges = items.map((item): Item => (item.kind === 'share' ? { ...item, kind: 'age', age: item.value } : item));
  const ages = readAges(
    { ...entries, items: joinComma(asAges) },
    names,
    neverWaitsIn(heard.interview.facts[question.field]),
  );
  if (!ages) return nothingSaid(entries);
  if (ages.edits.length === 0) return ages.declined ? { patch: [], declined: [detail] } : undefined;
  const value = written(heard, ages.edits);
  const isOnly = ages.declined || /\bonly\b|\b(?:none|no (?:age|wait|limit)|nothing)\b.{0,12}\bfor\b/iu.test(message);
  return value === undefined
    ? nothingSaid(entries)
    : {
        patch: [
          {
            field: question.field,
            value,
            evidence: message,
            confidence: mayBeOwnAge(items) || saysSeveralTimes(message) ? 0.5 : confidenceOf(entries, []),
          },
        ],
        ...(isOnly && { declined: [detail] }),
      };
};

// "Kayla's 11": that is how old she is, and hardly when she is paid.
const mayBeOwnAge = (items: readonly Item[]): boolean =>
  items.some(({ kind }) => kind === 'subject') &&
  items.some((item) => item.kind === 'share' && item.isBare && item.value < 18);

const neverWaitsIn =
  (value: unknown) =>
  (name: string): boolean =>
    Array.isArray(value) && value.some((one: ListEntry) => isSamePerson(one.name, name) && !waitsForAge(one));

// "Kayla, 30": the age of whoever stands right before the comma.
const joinComma = (items: readonly Item[]): readonly Item[] =>
  items.filter(
    ({ kind }, at) => !(kind === 'comma' && items[at - 1]?.kind === 'subject' && items[at + 1]?.kind === 'age'),
  );

// "Daughter, son, daughter" in the order of the list, "both cousins", "Marisol is my niece", "my godmother".
const readRelationship = (heard: Heard, entries: EntriesHeard, names: readonly string[]): Answer | undefined => {
  const { asked, question, message, interview } = heard;
  const { items, placings, nameless } = entries;
  if (
    items.some(
      (item) =>
        /^(?:share|age|rest|whole|equal|then|not|except|or|remark)$/u.test(item.kind) ||
        (item.kind === 'left' && item.turns),
    )
  )
    return undefined;
  const said = new Map<string, string>();
  const alone: { readonly relationship: string; readonly isForAll: boolean }[] = [];
  for (const item of items) {
    if (item.kind !== 'subject') continue;
    const { called, relationship } = item.subject;
    const people = placings.get(item)?.people.map(({ name }) => name) ?? [];
    if (called.kind === 'relation')
      alone.push({ relationship: called.relationship, isForAll: called.isPlural || called.count !== undefined });
    else if (called.kind === 'all' || called.kind === 'others') {
      if (called.relationship !== undefined) for (const name of people) said.set(name, called.relationship);
    } else if (relationship !== undefined) for (const name of people) said.set(name, relationship);
  }
  const entry = asked.kind === 'detail' ? names[asked.entry] : undefined;
  const [only] = alone;
  const isForAll = only !== undefined && (only.isForAll || /^\W*(?:both|all|each|they)\b/iu.test(message));
  if (alone.length > 1 && alone.length === names.length)
    for (const [at, { relationship }] of alone.entries()) said.set(names[at] ?? '', relationship);
  else if (only && alone.length === 1 && said.size === 0) {
    const open = namesWithout(interview.facts[question.field]);
    for (const name of isForAll ? open : entry === undefined ? [] : [entry]) said.set(name, only.relationship);
  } else if (alone.length > 0) return undefined;
  if (said.size === 0 || (nameless.length > 0 && alone.length === 0)) return undefined;
  const edits = [...said].map(([who, relationship]): ListEdit => ({ kind: 'change', who, columns: { relationship } }));
  const value = written(heard, edits);
  return value === undefined
    ? undefined
    : { patch: [{ field: question.field, value, evidence: message, confidence: 0.9 }], rest: entries.beside };
};

const namesWithout = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((one: Entry) => (one['relationship'] === undefined ? [String(one['name'])] : []))
    : [];
