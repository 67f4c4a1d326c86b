import { patternOf } from '#kit/pattern-of.ts';
import type { FieldId } from '#facts/facts.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Edit, Order } from '#interview/edits/edit.ts';
import { findMentions } from '#interview/edits/find-mentions.ts';
import type { Desk, KnownPerson } from '#interview/edits/known-entries.ts';
import { lineFor, settled, wholeLine } from '#interview/edits/line-for.ts';
import { editLine, inLine, type Line, linesOf } from '#interview/edits/lines-of-office.ts';
import { ordinals } from '#interview/edits/ordinals.ts';
import { readPlace, tellingWords } from '#interview/edits/read-slot.ts';
import type { Entry, ListEdit } from '#interview/lists/list-edit.ts';
import { blankSpans } from '#interview/language/blank.ts';
import { isSameValue } from '#kit/is-same-value.ts';

const rankWord =
  /(?<![\p{L}\p{N}])(?:first|1st|second|2nd|third|3rd|fourth|4th|last)(?:\s+(?:place|in line|choice|one|position|in the line))?(?![\p{L}\p{N}])/giu;
const inTurn =
  /(?<![\p{L}])(?:then|after(?:wards?| that| (?:him|her|them))?|next|behind(?: (?:him|her|them))?|followed by)(?!\p{L})/giu;
const moving = patternOf(
  'giu',
  String.raw`(?<!\p{L})(?:put|place|move|list|name|make it|make|let|have|want|need|set|use|i|we|should|must|has|to|be`,
  '|is|are|will|would|can|come|comes|go|goes|stand|stands|serve|serves|act|acts|start|starts|order|in|this',
  "|these|that|those|two|three|both|it|it's|swap|switch|flip|change|them|no|not|yes|with|for|as|of|on|the",
  '|my|our|and|instead|rather|position|positions|place|places|line|list|people|please|said|did|a|at|by|here',
  String.raw`|there|now|also|so|just|her|him|someone)(?!\p{L})`,
);

/** "Ann first, then Bob", "second Bob, first Ann", "for the executor put Ann first": who comes first, and who behind. */
export const readRanks = (desk: Desk, { text, whole: spoken, before }: Order): Edit | undefined => {
  if (/\b(?:before|ahead|die[sd]?|dead|away)\b|%|\d{2,}/iu.test(text)) return undefined;
  const said = [...text.matchAll(rankWord)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    rank: ordinals[word.toLowerCase().split(/\s/u)[0] ?? ''] ?? last,
  }));
  const turns = [...text.matchAll(inTurn)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  const isListed =
    /\b(?:in (?:this|that) order|the (?:right |correct )?order (?:should be|is|must be)|make it)\b/iu.test(text);
  if (said.length === 0 && !isListed && turns.length === 0) return undefined;
  const mentions = findMentions(desk, text).filter(
    ({ start, end }) =>
      !/^i$/iu.test(text.slice(start, end)) && !turns.some((one) => start < one.end && end > one.start),
  );
  if (mentions.length === 0 || mentions.some(({ candidates, isGroup }) => isGroup || candidates.length !== 1))
    return undefined;
  const left = tellingWords(blankSpans(text, [...mentions, ...said, ...turns]).replace(moving, ' ')).join(' ');
  const where = left === '' ? undefined : left;
  if (where !== undefined && readPlace(desk, where).left !== '') return undefined;
  const people = mentions.flatMap(({ candidates }) => candidates);
  // `Behind Ann` says after whom somebody comes, and not who comes first.
  const isBeside = turns.some(
    (one) =>
      /^(?:after|behind)$/iu.test(text.slice(one.start, one.end)) &&
      mentions.some(({ start }) => start - one.end === 1),
  );
  if (isBeside) return undefined;
  // `Ann first, not Bob` says nothing of where he stands.
  if (people.length > 1 && /\b(?:not|no|never|instead|rather)\b|n't\b/iu.test(text)) return undefined;
  if (new Set(people).size < people.length || (said.length === 0 && where === undefined && !isListed)) return undefined;
  const ranked = pairUp(mentions, said);
  if (!ranked) return undefined;
  const placed = people.map((person, at) => ({ person, rank: ranked[at] ?? said.length + at + 1 }));
  // `Ann as the first successor` names somebody for an office.
  if (people.length === 1 && /\b(?:as|to be) (?:the |my |our )?(?:first|1st|second|2nd)\b/iu.test(text))
    return undefined;
  // The other half of an order that is not understood.
  if (people.length === 1 && /\b(?:first|second|third|1st|2nd|3rd)\b[^.;!?]*$/iu.test(before)) return undefined;
  if (people.length === 1)
    return moveOne(desk, placed[0], { where, isInstead: /\b(?:no|not|instead|rather|wrong)\b/iu.test(spoken) });
  const order = placed.toSorted((one, other) => one.rank - other.rank).map(({ person }) => person);
  const line = lineFor(desk, order, where);
  if (!line && said.length + turns.length >= people.length) return joinInOrder(desk, order, where);
  if (!line || (said.length === 0 && !isListed)) return undefined;
  const edits: readonly ListEdit[] = [{ kind: 'order', entries: order.map(({ name }) => ({ name })) }];
  const edit = settled(editLine(desk, line, edits));
  if (!edit || changes(desk, edit)) return edit;
  // Those who follow stand so already: the whole line is meant, with the one who holds the office.
  const whole = settled(editLine(desk, wholeLine(desk, line, where), edits));
  return whole && { ...whole, confidence: 0.55 };
};

// Somebody who stands elsewhere is put into the line of the others.
const joinInOrder = (desk: Desk, order: readonly KnownPerson[], where: string | undefined): Edit | undefined => {
  if (order.some(({ isMaker }) => isMaker)) return undefined;
  const standing = order
    .flatMap((person) => lineFor(desk, [person], where) ?? [])
    .map((line) => wholeLine(desk, line, where));
  const [line] = standing;
  if (!line || standing.some(({ list }) => list !== line.list)) return undefined;
  const entries = order.map(({ name, relationships: [relationship] }) => ({
    name,
    ...(relationship !== undefined && { relationship }),
  }));
  const edit = settled(editLine(desk, line, [{ kind: 'order', entries }]));
  return edit && { ...edit, confidence: 0.5 };
};

const changes = ({ facts }: Desk, { values = {} }: Edit): boolean =>
  Object.entries(values).some(([field, value]) => !isSameValue(facts[field as FieldId], value));

const last = 99;

interface Ranked {
  readonly start: number;
  readonly end: number;
  readonly rank: number;
}

// Each rank belongs to the person beside it: behind the name, `Ann first`, or before it, `first Ann`.
const pairUp = (
  mentions: readonly { readonly start: number; readonly end: number }[],
  said: readonly Ranked[],
): readonly (number | undefined)[] | undefined => {
  const [rank, person] = [said[0], mentions[0]];
  if (!rank || !person) return mentions.map((_, at) => at + 1);
  const isBefore = rank.start < person.start;
  const found = mentions.map(({ start, end }, at) => {
    const until = isBefore ? start : (mentions[at + 1]?.start ?? Number.POSITIVE_INFINITY);
    const from = isBefore ? (mentions[at - 1]?.end ?? 0) : end;
    return said.filter((one) => one.start >= from && one.start < until);
  });
  if (found.some((own) => own.length > 1)) return undefined;
  const given = found.map(([own]) => own?.rank);
  const told = given.filter((one) => one !== undefined);
  if (told.length < said.length || new Set(told).size < told.length) return undefined;
  // Who is named behind the first without a rank follows.
  return given.map(
    (one, at) => one ?? (given.findLast((before, index) => index < at && before !== undefined) ?? 0) + 1,
  );
};

interface Move {
  readonly where: string | undefined;
  readonly isInstead: boolean;
}

// One person at a place of a line: moved there, or put there as somebody new in it.
const moveOne = (
  desk: Desk,
  placed: { readonly person: KnownPerson; readonly rank: number } | undefined,
  { where, isInstead }: Move,
): Edit | undefined => {
  if (!placed) return undefined;
  const { person, rank } = placed;
  const standing = lineFor(desk, [person], where);
  const line = standing ? wholeLine(desk, standing, where) : where === undefined ? undefined : lineCalled(desk, where);
  if (!line) return undefined;
  const entries = inLine(desk, line);
  const at = rank === last ? entries.length - 1 : rank - 1;
  const there = entries[at];
  const name = String(person.name);
  if (standing) {
    if (there === undefined || isSamePerson(String(there['name']), name)) return undefined;
    const others = entries
      .filter((one) => !isSamePerson(String(one['name']), name))
      .map((one) => ({ name: String(one['name']) }));
    const edit = settled(editLine(desk, line, [{ kind: 'order', entries: others.toSpliced(at, 0, { name }) }]));
    return edit && { ...edit, confidence: 0.55 };
  }
  return there === undefined && rank !== entries.length + 1
    ? undefined
    : join(desk, { line, person, there, isInstead });
};

interface Joining {
  readonly line: Line;
  readonly person: KnownPerson;
  readonly there: Entry | undefined;
  readonly isInstead: boolean;
}

const join = (desk: Desk, { line, person, there, isInstead }: Joining): Edit | undefined => {
  const [relationship] = person.relationships;
  const entry = { name: person.name, ...(relationship !== undefined && { relationship }) };
  const before = there === undefined ? undefined : String(there['name']);
  const edits: readonly ListEdit[] =
    before === undefined
      ? [{ kind: 'add', entry }]
      : isInstead
        ? [{ kind: 'replace', who: before, by: entry }]
        : [
            { kind: 'add', entry },
            { kind: 'reorder', who: person.name, to: { before } },
          ];
  const edit = settled(editLine(desk, line, edits));
  return edit && { ...edit, confidence: 0.55 };
};

const lineCalled = (desk: Desk, where: string): Line | undefined => {
  const { fields } = readPlace(desk, where);
  const [line, ...others] = linesOf(desk).filter(
    ({ first, list }) => fields.includes(list) || (first !== undefined && fields.includes(first)),
  );
  return line && others.length === 0 ? wholeLine(desk, line, where) : undefined;
};
