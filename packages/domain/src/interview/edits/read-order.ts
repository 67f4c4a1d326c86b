import { patternOf } from '#kit/pattern-of.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Edit, Order, OrderReader } from '#interview/edits/edit.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { lineFor, settled, wholeLine } from '#interview/edits/line-for.ts';
import { editLine, inLine, type Line, linesOf } from '#interview/edits/lines-of-office.ts';
import { keepElsewhere, moveThing } from '#interview/edits/move-thing.ts';
import { readNewPerson } from '#interview/edits/new-name.ts';
import { readRanks } from '#interview/edits/read-ranks.ts';
import { onlyPerson, readPlace, readSlot } from '#interview/edits/read-slot.ts';
import type { Entry, ListEdit, PlaceInList } from '#interview/lists/list-edit.ts';

const scope = '(?:\\s*,?\\s+(?:for|in|as|on|of|among|from)\\s+(?<where>.+?))?$';
const swaps = new RegExp(
  `^(?:swap|switch|exchange|flip|reverse|trade)\\s+(?:the order of\\s+)?(?<one>.{2,50}?)\\s+(?:and|with|for)\\s+(?<other>.{2,50}?)${scope}`,
  'iu',
);
const trade = patternOf(
  'iu',
  String.raw`^(?<one>.{2,50}?)\s+(?:and|with)\s+(?<other>.{2,50}?)\s+(?:should |must |can |have to |need to )?`,
  '(?:swap|switch|trade|exchange|change)(?: their)?(?: places| roles| positions| seats)?',
  String.raw`(?:\s+(?:as|for|in|on)\s+(?<where>.+))?$`,
);
const beside = new RegExp(
  `^(?:put\\s+|move\\s+|place\\s+|list\\s+|have\\s+|let\\s+|i want\\s+|add\\s+|make (?:it|that)\\s+|it should (?:be|say)\\s+)?(?<who>.{2,60}?)\\s+(?:(?:down|in|back|there) )?(?:should |must |to |has to )?(?:come |comes |go |goes |stand |be |is )?(?:right |directly |then )?(?<side>before|ahead of|in front of|above|after|behind|below)\\s+(?<other>.{2,50}?)${scope}`,
  'iu',
);
// "After Dwight please put my niece Sharon Bellamy".
const besideFirst = patternOf(
  'iu',
  String.raw`^(?:right |directly )?(?<side>before|ahead of|after|behind|below)\s+(?<other>.{2,40}?)\s*,?\s+(?:(?:please|i want|i would like|i'd like|can you|you can|let's|just|to|then)\s+)*`,
  String.raw`(?:put|add|list|place|name|have|insert|use)\s+(?<who>[^.;!?]{2,60}?)`,
  scope,
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
  moveThing(desk, order) ??
  keepElsewhere(desk, order) ??
  readMove(desk, order);

const both = /^(?:swap|switch|flip|reverse|exchange)\s+(?:the )?(?:order of (?:the )?)?(?:two |both )?(?<where>.+)$/iu;

// "Swap the two backup agents": a list of two, turned round.
const readTurned = (desk: Desk, { text }: Order): Edit | undefined => {
  const where = both.exec(text)?.groups?.['where'];
  const place = where === undefined ? undefined : readPlace(desk, where);
  const lines = linesOf(desk).filter(({ list }) => place?.left === '' && place.fields.includes(list));
  const [line, ...others] = lines;
  if (!line || others.length > 0) return undefined;
  const namesOf = (one: Line): readonly string[] => inLine(desk, one).map(({ name }) => String(name));
  // Two in the list, or the one who holds the office and the one behind.
  const turned = [{ list: line.list }, line].find((one) => namesOf(one).length === 2);
  return (
    turned &&
    settled(
      editLine(desk, turned, [
        {
          kind: 'order',
          entries: namesOf(turned)
            .toReversed()
            .map((name) => ({ name })),
        },
      ]),
    )
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

const readBeside = (desk: Desk, { text, before: earlier }: Order): Edit | undefined => {
  const { who: said, side, other: others, where: behind } = (besideFirst.exec(text) ?? beside.exec(text))?.groups ?? {};
  if (said === undefined || others === undefined || side === undefined) return undefined;
  const { other = others, old } = insteadOf.exec(others)?.groups ?? {};
  const instead = old === undefined ? takenOut(desk, earlier, onlyPerson(desk, other)) : onlyPerson(desk, old);
  if (old !== undefined && !instead) return undefined;
  // `Put Nina first in the trustee line before Dawn`.
  const inside = /^(?<who>.{2,50}?)\s+(?:first|1st|next|up)?\s*(?:in|for|on|as)\s+(?<where>(?:the|my|our)\s.+)$/iu.exec(
    said,
  )?.groups;
  const who = inside?.['who'] ?? said.replace(/\s+(?:first|1st|next|up)$/iu, '');
  const where = behind ?? inside?.['where'];
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
    return joinBeside(desk, { entry, anchor, isBefore, where, instead });
  }
  const isSomebody = readSlot(desk, who).mentions.length > 0;
  const fresh = isSomebody ? undefined : readNewPerson(who);
  return fresh && joinBeside(desk, { entry: { ...fresh }, anchor, isBefore, where, instead });
};

const takesOut =
  /\b(?:scratch|remove|drop|delete|strike|nix|forget|take out|no more) (?<old>[^.,;!?]{2,40}?) (?:as|from) (?:(?:the|my|our|a) )*(?:back-?up|next|second|alternate|successor)\b/iu;

// "Scratch Mitch as the backup. Make it Brooke after Cheryl": in the line in which he stands behind her.
const takenOut = (desk: Desk, before: string, anchor: KnownPerson | undefined): KnownPerson | undefined => {
  const { old } = takesOut.exec(before)?.groups ?? {};
  const person = old === undefined ? undefined : onlyPerson(desk, old);
  return person && anchor && lineFor(desk, [anchor, person], undefined) ? person : undefined;
};

const insteadOf = /^(?<other>.+?)\s*,?\s+(?:and |but )?(?:not|instead of|rather than|in place of)\s+(?<old>.+)$/iu;

interface Joining {
  readonly entry: Entry;
  readonly anchor: KnownPerson;
  readonly isBefore: boolean;
  readonly where: string | undefined;
  /** Who stood there. */
  readonly instead: KnownPerson | undefined;
}

// Somebody new beside somebody who stands there.
const joinBeside = (desk: Desk, { entry, anchor, isBefore, where, instead }: Joining): Edit | undefined => {
  const line = lineFor(desk, instead ? [anchor, instead] : [anchor], where);
  if (!line) return undefined;
  const name = String(entry['name']);
  const edits: readonly ListEdit[] = [
    { kind: 'add', entry },
    { kind: 'reorder', who: name, to: isBefore ? { before: anchor.name } : { after: anchor.name } },
    ...(instead ? [{ kind: 'remove' as const, who: instead.name }] : []),
  ];
  const values = editLine(desk, line, edits);
  return values && { values, confidence: name.includes(' ') ? 0.85 : 0.5, isWeak: true };
};

const everybody = patternOf(
  'iu',
  String.raw`^(?:(?:move|put|bring|place|push)\s+)?(?<who>.{2,50}?)\s+(?:should |must |has to )?(?:come |comes |go `,
  String.raw`|goes |stand |be |is )?(?<side>before|ahead of|in front of|above|after|behind|below)\s+`,
  '(?:everyone|everybody|all(?: of them)?|(?:all )?the (?:others|rest)|anyone|anybody)(?: else)?',
  String.raw`(?:\s+(?:for|in|as|on)\s+(?<where>.+?))?$`,
);

const readMove = (desk: Desk, { text }: Order): Edit | undefined => {
  const all = everybody.exec(text)?.groups;
  const moved = moves.exec(text)?.groups;
  const who = all?.['who'] ?? moved?.['who'];
  const where = all?.['where'] ?? moved?.['where'];
  const to = all ? (/after|behind|below/iu.test(all['side'] ?? '') ? 'last' : 'first') : moved?.['to'];
  const person = who === undefined ? undefined : onlyPerson(desk, who);
  if (!person || to === undefined) return undefined;
  const standing = lineFor(desk, [person], where);
  const line = standing && all ? wholeLine(desk, standing, where) : standing;
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
