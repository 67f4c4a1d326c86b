import type { FieldId } from '#facts/facts.ts';
import { editFact, inTurn, removeThing } from '#interview/edits/change-list.ts';
import type { Edit, Order } from '#interview/edits/edit.ts';
import type { Desk, KnownThing } from '#interview/edits/known-entries.ts';
import { findThings, readPlace, thingsSpokenOf } from '#interview/edits/read-slot.ts';
import type { Entry } from '#interview/lists/list-edit.ts';
import { patternOf } from '#kit/pattern-of.ts';

const leftBehind = String.raw`(?:\s*,?\s*(?:and |so )?(?:then )?(?:nothing|none)(?: of it)? (?:is|stays|remains|will be)(?: left)? (?:mine|his|hers|my own)?(?: alone| only)?)?$`;
const moves: readonly RegExp[] = [
  patternOf(
    'iu',
    String.raw`^(?:move|put|shift|transfer|list|count|bring|switch|place)\s+(?<what>.{2,80}?)\s+(?:over |back |down )*`,
    String.raw`(?:to|in|into|under|with|among|as)\s+(?<where>.{3,60}?)`,
    leftBehind,
  ),
  patternOf(
    'iu',
    String.raw`^(?<what>.{2,80}?)\s+(?:belongs?|(?:should |must |has to )?(?:be|go|goes)|is)\s+(?:listed |counted )?`,
    String.raw`(?:in|into|to|under|with|among)\s+(?<where>.{3,60}?)`,
    leftBehind,
  ),
];
const leads = /^(?:(?:the|our|my|list|of|what|that|which|things?|everything|stuff|we|i)\s+)+(?=\p{L}+ )/iu;

/** "Move the shop to what we own together": a thing out of one list of property and into another that is called. */
export const moveThing = (desk: Desk, { text, before }: Order): Edit | undefined => {
  if (/\b(?:if|unless|not|never)\b|n't\b|\?/iu.test(text)) return undefined;
  for (const move of moves) {
    const { what, where } = move.exec(text)?.groups ?? {};
    const to = where === undefined ? undefined : listCalled(desk, where);
    const thing = what === undefined || to === undefined ? undefined : thingMeant(desk, what, before);
    if (!thing || to === undefined || thing.field === to || !isOfKind(desk, thing.field)) continue;
    const entry = entryOf(desk, thing);
    if (!entry) continue;
    const values = inTurn(desk, [
      (now) => editFact(now, to, [{ kind: 'add', entry }]),
      (now) => removeThing(now, thing),
    ]);
    const isSure = what !== undefined && findThings(desk, what).length === 1;
    if (values) return { values, confidence: isSure ? 0.9 : 0.5 };
  }
  return undefined;
};

const isOfKind = ({ questions }: Desk, field: FieldId): boolean =>
  questions.some((one) => one.field === field && one.kind === 'assets');

const listCalled = (desk: Desk, where: string): FieldId | undefined => {
  const questions = desk.questions.filter(({ kind }) => kind === 'assets');
  if (questions.length < 2) return undefined;
  return [where, where.replace(leads, '')]
    .map((words) => readPlace({ questions }, words))
    .find(({ fields, left }) => fields.length === 1 && left === '')?.fields[0];
};

const thingMeant = (desk: Desk, what: string, before: string): KnownThing | undefined => {
  const isSpoken = /^(?:it|that|this|that one|this one)$/iu.test(what.trim());
  const [thing, ...others] = isSpoken ? thingsSpokenOf(desk, before) : fitting(desk, what);
  return others.length === 0 ? thing : undefined;
};

// Every word of it, else a noun of one alone.
const fitting = (desk: Desk, what: string): readonly KnownThing[] => {
  const things = findThings(desk, what);
  return things.length > 0 ? things : thingsSpokenOf(desk, what);
};

const entryOf = (desk: Desk, { field, words }: KnownThing): Entry | undefined => {
  const entries = desk.facts[field] as unknown as readonly Entry[];
  return entries.find((entry) => Object.values(entry).includes(words));
};
