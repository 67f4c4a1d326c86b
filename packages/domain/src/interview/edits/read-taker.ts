import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { editFact } from '#interview/edits/change-list.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import { type Desk, isOfTakers } from '#interview/edits/known-entries.ts';
import { readNewPerson } from '#interview/edits/new-name.ts';
import { onlyPerson, readPlace, readSlot } from '#interview/edits/read-slot.ts';
import { sharesSaid } from '#interview/edits/said-share.ts';
import type { Entry, ListEdit } from '#interview/lists/list-edit.ts';
import { findShareColumn, sharesIn, shareSaid } from '#interview/lists/shares-of-list.ts';
import { isAll, sumOfShares } from '#kit/share.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** "Replace Rosa with Marco Reyes", "take Rosa out, her part goes to Ana", "add Marco Reyes with 10%": who takes a share, changed. */
export const readTaker: OrderReader = (desk, order) => {
  if (/\b(?:if|unless|when|never)\b|n't\b|\?/iu.test(order.text)) return undefined;
  return readPassing(desk, order) ?? readInstead(desk, order) ?? readNewTaker(desk, order) ?? readAllTo(desk, order);
};

const instead: readonly RegExp[] = [
  /^(?:replace|exchange|swap|switch)\s+(?<old>.+?)\s+(?:with|for|by)\s+(?<fresh>.+)$/iu,
  /^(?:put|use|write|have|take|name|list|i want|we want|make it)?\s*(?<fresh>.+?)\s+(?:instead of|in place of|in the place of|rather than)\s+(?<old>.+)$/iu,
  /^(?:instead|in place) of\s+(?<old>.+?)\s*,?\s+(?:put|use|write|have|take|name|list|it should be|make it|i want|we want)\s+(?<fresh>.+)$/iu,
  /^(?<fresh>.+?)\s+(?:should |shall |will )?(?:takes?|gets?|has|have)\s+(?<old>.+?)(?:'s|s')\s+(?:place|spot)$/iu,
];

// Somebody else in the same place of one list, with the same share.
const readInstead = (desk: Desk, { text }: Order): Edit | undefined => {
  if (!/\b(?:replace|exchange|swap|switch|instead|place|spot|rather)\b/iu.test(text)) return undefined;
  for (const pattern of instead) {
    const { old, fresh } = pattern.exec(text)?.groups ?? {};
    const person = old === undefined ? undefined : onlyPerson(desk, old);
    const by = fresh === undefined ? undefined : someoneElse(desk, fresh);
    if (!person || person.isMaker || !by || isSamePerson(by.name, person.name)) continue;
    // Nobody takes the place of a child or a spouse: what is meant is what they were given, or asked to do.
    const places = person.fields.filter((field) => isTaking(desk, field) || definitionOf(field).names === 'officers');
    const meant = places.length > 1 ? places.filter((field) => field === desk.asked) : places;
    const [field, ...others] = meant;
    if (field === undefined || others.length > 0 || !Array.isArray(desk.facts[field]) || isIn(desk, field, by.name))
      continue;
    const values = editFact(desk, field, [{ kind: 'replace', who: person.name, by: { ...by } }]);
    if (values) return { values };
  }
  return undefined;
};

const someoneElse = (
  desk: Desk,
  text: string,
): { readonly name: string; readonly relationship?: string } | undefined => {
  const known = onlyPerson(desk, text);
  if (known === undefined) return readNewPerson(text);
  const [relationship] = known.relationships;
  return { name: known.name, ...(relationship !== undefined && { relationship }) };
};

const entriesOf = (desk: Desk, field: FieldId): readonly Entry[] => desk.facts[field] as unknown as readonly Entry[];

const isIn = (desk: Desk, field: FieldId, name: string): boolean =>
  entriesOf(desk, field).some((entry) => isSamePerson(String(entry['name']), name));

const part = String.raw`(?:(?:his|her|their|its|the|that|this|\p{L}+'s)\s+(?:share|part|portion|percent(?:age)?|half|third|quarter|\d+ ?%)|hers|his|theirs|it|that)`;
const passing = patternOf(
  'iu',
  String.raw`^(?:(?:take|cut|drop|remove|delete|leave|get|kick)\s+)?(?<who>.{2,40}?)\s*(?:\s(?:is out|out|off|goes out|leaves|has left|is leaving|is gone))?`,
  String.raw`\s*(?:,|;|\.|\band\b|-)+\s*(?:and\s+)?`,
  String.raw`(?:(?:give|split|divide|share|put|move|pass|distribute)\s+${part}(?:\s+(?:equally|evenly|up))?|${part}\s+(?:should\s+|shall\s+|will\s+)?(?:goes?|be split|is split|be divided|is divided|passes?))`,
  String.raw`\s*(?:equally |evenly )?(?:to|between|among|amongst|with|over|into)\s+(?<to>.{2,60}?)(?:\s+(?:equally|evenly|in equal parts))?$`,
);

// "Rosa is out, her part goes to Ana": her share passes to those who are named, in equal parts.
const readPassing = (desk: Desk, { text }: Order): Edit | undefined => {
  if (!/\b(?:out|off|leaves|left|leaving|gone)\b|^(?:remove|drop|delete)\b/iu.test(text)) return undefined;
  const { who, to } = passing.exec(text)?.groups ?? {};
  const person = who === undefined ? undefined : onlyPerson(desk, who);
  if (!person || person.isMaker || to === undefined) return undefined;
  const [field, ...others] = person.fields.filter((one) => isShared(desk, one));
  if (field === undefined || others.length > 0) return undefined;
  const names = entriesOf(desk, field)
    .map(({ name }) => String(name))
    .filter((name) => !isSamePerson(name, person.name));
  const takers = othersOf.test(to.trim()) ? names : readSlotNames(desk, to)?.filter((name) => names.includes(name));
  if (!takers || takers.length === 0) return undefined;
  const edits: readonly ListEdit[] = [
    { kind: 'split', who: person.name, among: takers.map((name) => ({ entry: { name } })) },
  ];
  const values = editFact(desk, field, edits);
  return values && !isStill(values[field], person.name) ? { values } : undefined;
};

const othersOf = patternOf(
  'iu',
  String.raw`^(?:(?:all |both )?(?:of )?(?:the |us |my )?(?:others?|other (?:two|three|\d|ones|members|kids|children)|rest`,
  String.raw`|remaining(?: (?:two|three|ones|members))?|two of (?:us|them)|everybody else|everyone else)|us|them|us two|both)$`,
);

const isStill = (value: unknown, who: string): boolean =>
  Array.isArray(value) && value.some((entry: Entry) => isSamePerson(String(entry['name']), who));

const readSlotNames = (desk: Desk, text: string): readonly string[] | undefined => {
  const slot = readSlot(desk, text);
  return slot.left === '' && slot.unclear.length === 0 ? slot.people.map(({ name }) => name) : undefined;
};

const isShared = (desk: Desk, field: FieldId): boolean => {
  const { entries } = desk.questions.find((one) => one.field === field) ?? {};
  const column = entries && findShareColumn(entries);
  const list = desk.facts[field] as unknown;
  return column !== undefined && Array.isArray(list) && list.some((entry: Entry) => entry[column] !== undefined);
};

const adding = patternOf(
  'iu',
  String.raw`^(?:add|include|put in|bring in|also)\s+(?:another |a |one more )?(?:member|owner|partner|beneficiary|heir)?\s*(?<fresh>.+?)`,
  String.raw`(?:\s+(?:as (?:an? |another )?|to (?:the |our |my )?)(?<where>[\p{L} ]+?))?(?:\s*,)?\s+(?:with|at|for|gets?|and give (?:him|her|them))?\s*(?:an? )?`,
  String.raw`(?<share>\d{1,2}(?:\.\d+)?\s*(?:%|percent)?|\d\/\d+|half|third|quarter|tenth)`,
  String.raw`(?:\s*,?\s*(?:and\s+)?(?:take (?:it|that|this)|taken|it comes|coming|comes|which comes)?\s*(?:from|out of|off(?: of)?)\s+(?<from>.+?)(?:'s(?: (?:share|part))?)?)?$`,
);

// Somebody new takes a part of a whole that is given already: whose it comes from is said, or asked.
const readNewTaker = (desk: Desk, { text }: Order): Edit | undefined => {
  if (!/^(?:add|include|put in|bring in|also)\b/iu.test(text)) return undefined;
  const { fresh, where, share, from } = adding.exec(text)?.groups ?? {};
  const by = fresh === undefined ? undefined : someoneElse(desk, fresh);
  const [said] = share === undefined ? [] : sharesSaid(share);
  if (!by || !said) return undefined;
  const place = where === undefined ? [] : readPlace(desk, where).fields;
  const lists = desk.questions.map(({ field }) => field).filter((field) => isShared(desk, field));
  const named =
    place.length > 0 ? lists.filter((field) => place.includes(field)) : lists.filter((one) => !isAlternate(desk, one));
  const [field, ...others] = named;
  if (field === undefined || others.length > 0 || isIn(desk, field, by.name)) return undefined;
  const giver = from === undefined ? undefined : onlyPerson(desk, from);
  if (giver) return passPart(desk, field, { by, giver: giver.name, share: said.share });
  const names = entriesOf(desk, field).map(({ name }) => String(name));
  if (from !== undefined && !/^(?:me|mine|us)$/iu.test(from)) return undefined;
  const fitting = from === undefined ? addPart(desk, field, { by, share: said.share }) : undefined;
  if (fitting) return fitting;
  return {
    which: {
      sentence: `From whose share should the part of ${by.name} come?`,
      choices: names.map((name) => `Add ${by.name} with ${share} from ${name}`),
    },
    about: [field],
  };
};

// What nobody has yet is enough for it: 80% are given, and 20% come.
const addPart = (
  desk: Desk,
  field: FieldId,
  { by, share }: { readonly by: { readonly name: string }; readonly share: string },
): Edit | undefined => {
  const { entries } = desk.questions.find((one) => one.field === field) ?? {};
  const column = entries && findShareColumn(entries);
  const given = column === undefined ? [] : sharesIn(column, entriesOf(desk, field));
  const added = shareSaid(share);
  if (!added.ok || given.length === 0 || given.some((one) => one === undefined)) return undefined;
  const total = sumOfShares([...given.filter((one) => one !== undefined), added.value]);
  if (!isAll(total)) return undefined;
  const values = editFact(desk, field, [
    { kind: 'add', entry: { ...by } },
    { kind: 'divide', parts: [{ who: by.name, share }] },
  ]);
  return values ? { values } : undefined;
};

const allTo = /^(?:leave|give|put) (?:it all|all of it|everything) to (?<who>.{2,40})$/iu;

// "Take my son off, leave it all to Hannah": whoever is left alone in the list takes the whole.
const readAllTo = (desk: Desk, { text }: Order): Edit | undefined => {
  const who = allTo.exec(text)?.groups?.['who'];
  const person = who === undefined ? undefined : onlyPerson(desk, who);
  const [field, ...others] = (person?.fields ?? []).filter((one) => isShared(desk, one) && !isAlternate(desk, one));
  if (!person || field === undefined || others.length > 0 || entriesOf(desk, field).length !== 1) return undefined;
  const values = editFact(desk, field, [{ kind: 'divide', parts: [{ who: person.name, share: '100%' }] }]);
  return values ? { values } : undefined;
};

const isAlternate = (desk: Desk, field: FieldId): boolean =>
  desk.questions.some((one) => one.field === field && one.names === 'alternates') || !isTaking(desk, field);

const isTaking = (desk: Desk, field: FieldId): boolean =>
  isOfTakers(field) || desk.questions.some((one) => one.field === field && one.kind === 'shares');

const passPart = (
  desk: Desk,
  field: FieldId,
  {
    by,
    giver,
    share,
  }: {
    readonly by: { readonly name: string; readonly relationship?: string };
    readonly giver: string;
    readonly share: string;
  },
): Edit | undefined => {
  const { entries } = desk.questions.find((one) => one.field === field) ?? {};
  const column = entries && findShareColumn(entries);
  const list = entriesOf(desk, field);
  const at = list.findIndex((entry) => isSamePerson(String(entry['name']), giver));
  const has = column === undefined ? undefined : sharesIn(column, list)[at];
  const [given] = sharesSaid(share);
  if (has === undefined || given === undefined) return undefined;
  const values = editFact(desk, field, [
    { kind: 'add', entry: { ...by } },
    { kind: 'divide', parts: [{ who: by.name, share: given.share }], rest: { to: [giver] } },
  ]);
  return values ? { values } : undefined;
};
