import { isSamePerson } from '#facts/same-person.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { editLine, inLine, type Line, linesOf } from '#interview/edits/lines-of-office.ts';
import { readNewPerson } from '#interview/edits/new-name.ts';
import { onlyPerson, readPlace, readSlot } from '#interview/edits/read-slot.ts';
import type { Entry, ListEdit, PlaceInList } from '#interview/lists/list-edit.ts';

const scope = '(?:\\s*,?\\s+(?:for|in|as|on|of|among|from)\\s+(?<where>.+?))?$';
const swaps = new RegExp(
  `^(?:swap|switch|exchange|flip|reverse|trade)\\s+(?:the order of\\s+)?(?<one>.{2,50}?)\\s+(?:and|with|for)\\s+(?<other>.{2,50}?)${scope}`,
  'iu',
);
const trade =
  /^(?<one>.{2,50}?)\s+(?:and|with)\s+(?<other>.{2,50}?)\s+(?:should |must |can |have to |need to )?(?:swap|switch|trade|exchange|change)(?: their)?(?: places| roles| positions| seats)?(?:\s+(?:as|for|in|on)\s+(?<where>.+))?$/iu;
const beside = new RegExp(
  `^(?:put\\s+|move\\s+|place\\s+|list\\s+|have\\s+|let\\s+|i want\\s+|add\\s+)?(?<who>.{2,60}?)\\s+(?:should |must |to |has to )?(?:come |comes |go |goes |stand |be |is )?(?:right |directly |then )?(?<side>before|ahead of|in front of|above|after|behind|below)\\s+(?<other>.{2,50}?)${scope}`,
  'iu',
);
const moves = new RegExp(
  `^(?:move|put|bring|place|push)\\s+(?<who>.{2,50}?)\\s+(?<to>up(?: one)?|down(?: one)?|(?:up |back |down )?(?:to )?(?:the )?(?:front|top|first(?: place)?|start|beginning|head|end|bottom|last(?: place)?|back))(?:\\s+(?:of|in|for|as|on)\\s+(?<where>.+?))?$`,
  'iu',
);

/** "Swap Ann and Bob", "Ann first, then Bob", "move Bob up": the same people in another order. */
export const readOrder: OrderReader = (desk, order) =>
  readSwap(desk, order) ??
  readTurned(desk, order) ??
  readRanks(desk, order) ??
  readBeside(desk, order) ??
  readMove(desk, order);

const both = /^(?:swap|switch|flip|reverse|exchange)\s+(?:the )?(?:order of (?:the )?)?(?:two |both )?(?<where>.+)$/iu;

// "Swap the two backup agents": a list of two, turned round.
const readTurned = (desk: Desk, { text }: Order): Edit | undefined => {
  const where = both.exec(text)?.groups?.['where'];
  const place = where === undefined ? undefined : readPlace(desk, where);
  const lines = linesOf(desk).filter(({ list }) => place?.left === '' && place.fields.includes(list));
  const [line, ...others] = lines;
  const names = line ? inLine(desk, { list: line.list }).map(({ name }) => String(name)) : [];
  if (!line || others.length > 0 || names.length !== 2) return undefined;
  return settled(
    editLine(desk, { list: line.list }, [{ kind: 'order', entries: names.toReversed().map((name) => ({ name })) }]),
  );
};

const readSwap = (desk: Desk, { text }: Order): Edit | undefined => {
  const { one, other, where } = (swaps.exec(text) ?? trade.exec(text))?.groups ?? {};
  if (one === undefined || other === undefined) return undefined;
  const [first, second] = [onlyPerson(desk, one), onlyPerson(desk, other)];
  const line = first && second && lineFor(desk, [first, second], where);
  if (!line) return undefined;
  const names = inLine(desk, line).map(({ name }) => String(name));
  const [at, to] = [first, second].map((person) => names.findIndex((name) => isSamePerson(name, person.name)));
  if (at === undefined || to === undefined) return undefined;
  const swapped = names.with(at, names[to] ?? '').with(to, names[at] ?? '');
  return settled(editLine(desk, line, [{ kind: 'order', entries: swapped.map((name) => ({ name })) }]));
};

const settled = (values: Edit['values'] | undefined): Edit | undefined => values && { values, isWeak: true };

/** The one line in which all of some people stand; the list alone where nobody of them is first. */
const lineFor = (desk: Desk, people: readonly KnownPerson[], where: string | undefined): Line | undefined => {
  const place = where === undefined ? undefined : readPlace(desk, where.replace(/\b(?:line|order|list)\b/giu, ' '));
  if (place && (place.fields.length === 0 || place.left !== '')) return undefined;
  const stands = (person: KnownPerson, line: Line): boolean =>
    person.fields.includes(line.list) || (line.first !== undefined && person.fields.includes(line.first));
  const fits = linesOf(desk)
    .filter(
      ({ first, list }) =>
        !place || place.fields.includes(list) || (first !== undefined && place.fields.includes(first)),
    )
    .filter((line) => people.every((person) => stands(person, line)));
  const [line, ...others] = fits;
  if (!line || others.length > 0) return undefined;
  const isBehind =
    people.every(({ fields }) => fields.includes(line.list)) &&
    !people.some(({ fields }) => line.first !== undefined && fields.includes(line.first));
  return isBehind ? { list: line.list } : line;
};

const beginning = /^(?:(?:no|not \p{L}+ first|i want|put|make it|let|have|it should be|it'?s|order)\s*[,.:]?\s+)*/iu;
const rank =
  /\s*,?\s*\b(?:should be |comes? |is |goes )?(?:the )?(?:first|1st|second|2nd|third|3rd|last)\b(?: place| in line)?/giu;

// "Ann first, then Bob", "Ann first and Bob second": who comes first, and who behind.
const readRanks = (desk: Desk, { text }: Order): Edit | undefined => {
  const bare = text
    .replace(beginning, '')
    .replace(/\s*,?\s*(?:swap|switch|flip) (?:those|these|them)(?: two)?\W*$/iu, '');
  if (!/\bfirst\b|\b1st\b/iu.test(bare) || !/\b(?:then|second|2nd|after(?:wards)?|next|behind|and)\b/iu.test(bare))
    return undefined;
  const found = /\s*,?\s+(?:as\s+(?<role>.+)|(?:for|in|on|of)\s+(?<where>(?:the|my|our|those|after)\s.+))$/iu.exec(
    bare,
  );
  const where = (found?.groups?.['where'] ?? found?.groups?.['role'])?.replace(/^after .*$/iu, '') || undefined;
  const people = (found ? bare.slice(0, found.index) : bare)
    .replace(rank, ' ')
    .split(/\s*(?:,|\band then\b|\bthen\b|\band\b|\bafter(?:wards)?\b|\bnext\b)\s*/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:should|be|after|him|her)$/iu.test(part))
    .map((part) => onlyPerson(desk, part));
  const known = people.filter((person) => person !== undefined);
  if (known.length < 2 || known.length < people.length || new Set(known).size < known.length) return undefined;
  const line = lineFor(desk, known, where);
  return line && settled(editLine(desk, line, [{ kind: 'order', entries: known.map(({ name }) => ({ name })) }]));
};

const readBeside = (desk: Desk, { text }: Order): Edit | undefined => {
  const { who, side, other, where } = beside.exec(text)?.groups ?? {};
  if (who === undefined || other === undefined || side === undefined) return undefined;
  const anchor = onlyPerson(desk, other);
  if (!anchor) return undefined;
  const isBefore = /^(?:before|ahead|in front|above)/iu.test(side);
  const known = onlyPerson(desk, who);
  if (known) {
    const line = lineFor(desk, [known, anchor], where);
    const to: PlaceInList = isBefore ? { before: anchor.name } : { after: anchor.name };
    if (line) return settled(editLine(desk, line, [{ kind: 'reorder', who: known.name, to }]));
    const [relationship] = known.relationships;
    const entry = { name: known.name, ...(relationship !== undefined && { relationship }) };
    return joinBeside(desk, { entry, anchor, isBefore, where });
  }
  const isSomebody = readSlot(desk, who).mentions.length > 0;
  const fresh = isSomebody ? undefined : readNewPerson(who);
  return fresh && joinBeside(desk, { entry: { ...fresh }, anchor, isBefore, where });
};

interface Joining {
  readonly entry: Entry;
  readonly anchor: KnownPerson;
  readonly isBefore: boolean;
  readonly where: string | undefined;
}

// Somebody new beside somebody who stands there.
const joinBeside = (desk: Desk, { entry, anchor, isBefore, where }: Joining): Edit | undefined => {
  const line = lineFor(desk, [anchor], where);
  if (!line) return undefined;
  const name = String(entry['name']);
  const edits: readonly ListEdit[] = [
    { kind: 'add', entry },
    { kind: 'reorder', who: name, to: isBefore ? { before: anchor.name } : { after: anchor.name } },
  ];
  const values = editLine(desk, line, edits);
  return values && { values, confidence: name.includes(' ') ? 0.85 : 0.5, isWeak: true };
};

const readMove = (desk: Desk, { text }: Order): Edit | undefined => {
  const { who, to, where } = moves.exec(text)?.groups ?? {};
  const person = who === undefined ? undefined : onlyPerson(desk, who);
  if (!person || to === undefined) return undefined;
  const line = lineFor(desk, [person], where);
  if (!line) return undefined;
  const names = inLine(desk, line).map(({ name }) => String(name));
  const at = names.findIndex((name) => isSamePerson(name, person.name));
  const place = placeTo(names, at, to.toLowerCase());
  return place && settled(editLine(desk, line, [{ kind: 'reorder', who: person.name, to: place }]));
};

const placeTo = (names: readonly string[], at: number, to: string): PlaceInList | undefined => {
  const [before, after] = [names[at - 1], names[at + 1]];
  if (/^up(?: one)?$/u.test(to)) return before === undefined ? undefined : { before };
  if (/^down(?: one)?$/u.test(to)) return after === undefined ? undefined : { after };
  return /front|top|first|start|beginning|head/u.test(to) ? 'first' : 'last';
};
