import type { FieldId } from '#facts/facts.ts';
import { editFact, inTurn, removeThing } from '#interview/edits/change-list.ts';
import type { Edit, Order } from '#interview/edits/edit.ts';
import type { Desk, KnownThing } from '#interview/edits/known-entries.ts';
import { findThings, readPlace, readSlot, thingsSpokenOf } from '#interview/edits/read-slot.ts';
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

const going = '(?:moved|went|gone|switched|changed|transferred|rolled|consolidated)(?: over)?';
const since = String.raw`(?:,? (?:(?:last|this) \p{L}+|in \p{L}+(?: \d{4})?|recently|(?:\p{L}+ )?(?:years?|months?|weeks?) ago|now|since then|these days))*`;
const noLonger = "(?:it|that|this|they|which)?(?:'s|'re| is| are)?(?:n't| not| no longer)";
const kept: readonly RegExp[] = [
  // "The savings moved to Edward Jones last year, it is no longer at Chase"
  patternOf(
    'iu',
    String.raw`^(?<what>(?:the|my|our|that) .{2,60}?)(?: has| have|'s)?(?: just| since| all| already)* ${going}(?: from .{2,40}?)? to (?<to>.{2,40}?)`,
    String.raw`${since}(?:[\s,.;]+(?:so |and |but )?${noLonger} (?:at|with|in) .{2,40}?(?: any ?more)?)?$`,
  ),
  // "We switched the savings from Chase to Ally"
  patternOf(
    'iu',
    String.raw`^(?:i|we)(?:'ve| have)?(?: just| since| recently)* ${going} (?<what>(?:the|my|our|that) .{2,60}?)(?: over)?(?: from .{2,40}?)? to (?<to>.{2,40}?)`,
    String.raw`${since}$`,
  ),
  // "My savings account is no longer at Chase, it's at Ally Bank"
  patternOf(
    'iu',
    String.raw`^(?<what>(?:the|my|our|that) .{2,60}?)(?:'s|'re| is| are)(?:n't| not| no longer) (?:at|with|in) .{2,40}?(?: any ?more)?[\s,.;]+`,
    String.raw`(?:(?:but|it'?s|it is|they'?re|they are|now|rather|instead) )+(?:at|with|in) (?<to>.{2,40}?)${since}$`,
  ),
];
const traded = patternOf(
  'iu',
  String.raw`^(?:i|we)(?:'ve| have)?(?: just| since| recently)* (?:traded|swapped|exchanged)(?: in)? (?<what>(?:the|my|our|that) .{2,60}?) `,
  String.raw`(?:in )?for (?:an? |the |another )?(?<to>.{3,60}?)${since}$`,
);
const place = /(?<=\b(?:at|with) )\S[^,(#]*?(?=\s*(?:$|[,(#]|\band\b|\bending\b|\bworth\b))/iu;
const account = /\b(?:accounts?|money|cds?|funds?)\b/giu;

/** "The savings moved to Ally last year", "we traded the boat for a 2020 Sea Fox": property that is kept somewhere else, or is another thing now. */
export const keepElsewhere = (desk: Desk, { text }: Order): Edit | undefined => {
  if (/\b(?:if|unless|when)\b|\?/iu.test(text)) return undefined;
  const [at, swap] = [
    kept.map((one) => one.exec(text)?.groups).find((one) => one !== undefined),
    traded.exec(text)?.groups,
  ];
  const { what = '', to = '' } = at ?? swap ?? {};
  const own = fitting(desk, what.replace(account, ' ')).filter(({ field }) => isOfKind(desk, field));
  const [thing, ...others] = own.length > 0 ? own : fitting(desk, what).filter(({ field }) => isOfKind(desk, field));
  const isWritten = /^\p{Lu}/u.test(to) || text === text.toLowerCase();
  if (!thing || others.length > 0 || to === '' || readSlot(desk, to).mentions.length > 0) return undefined;
  if (!swap && (!isWritten || !place.test(thing.words))) return undefined;
  const name = swap ? to : thing.words.replace(place, to);
  const values = editFact(desk, thing.field, [{ kind: 'rename', who: thing.words, name }]);
  return values && { values, confidence: swap ? 0.5 : 0.85 };
};
