import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { calledFields } from '#interview/asked/called-facts.ts';
import { isConditional } from '#interview/edits/is-conditional.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import { inLine, type Line, linesOf } from '#interview/edits/lines-of-office.ts';
import { peopleSaid, type Said } from '#interview/edits/people-said.ts';
import type { FreeEdit } from '#interview/edits/read-in-place.ts';
import { asLine } from '#interview/edits/replace-in-line.ts';
import type { Entry } from '#interview/lists/list-edit.ts';
import { type Clause, splitSentences } from '#interview/language/clauses.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { isSameValue } from '#kit/is-same-value.ts';

/** "She is away half the winter, so put Thea first as the one who takes over and Halvor second", "Trent for guardian and my mom as the backup". */
export const readRanksFreely = (desk: Desk, text: string): FreeEdit | undefined => {
  const said = peopleSaid(desk, text);
  for (const sentence of splitSentences(text)) {
    const inside = said.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
    const placed = inside.flatMap((one, at): readonly Placed[] => {
      const tail = text.slice(one.end, inside[at + 1]?.start ?? sentence.end);
      const isBehind = inside.length === 2 && nextBefore.test(text.slice(inside[at - 1]?.end, one.start));
      const rank = rankIn(desk, tail) ?? (isBehind ? 'next' : undefined);
      return rank === undefined ? [] : [{ ...one, rank, until: one.end + tail.length }];
    });
    const found = isConditional(sentence.text) ? undefined : orderOf(desk, sentence, placed);
    if (found) return found;
  }
  return undefined;
};

// "Thea as successor trustee, then Halvor".
const nextBefore = /(?:^|[\s,;])(?:then|followed by)\s+(?:my \p{L}+ )?$/iu;

interface Placed extends Said {
  readonly rank: 'first' | 'next';
  readonly until: number;
}

const denies = /\b(?:not|never|no longer|instead|rather|without|before|ahead|die[sd]?|dead|passed)\b|n't\b|\d|%/iu;
const leads = String.raw`^(?:\W*(?:as|for|is|be|should|ought|would|gets|will|can|to|the|my|our|a|in|up|come|comes|go|goes|serve|serves|stand|stands|one|who)(?!\p{L}))*\W*`;
const ends = String.raw`(?:\s+(?:one|place|choice|position|in line|trustee|agent|executor|guardian))?(?=\W*$|\s*[,.;:]|\s+(?:and|then|but|as|to|for|if|in|with|because|since|so)(?!\p{L}))`;
const nextWord = patternOf(
  'iu',
  leads,
  String.raw`(?:second|2nd|back-? ?up|next|alternate|(?:after|behind) (?:him|her|them)|follows? (?:him|her|them))`,
  ends,
);
const firstWord = patternOf(
  'iu',
  leads,
  String.raw`(?:first|1st|main|primary|lead|in charge|(?:takes?|steps?|comes?) (?:over|in)(?:\s+first)?)`,
  ends,
);

// What stands right behind somebody says where they stand: a rank, or the office itself.
const rankIn = ({ questions }: Desk, tail: string): Placed['rank'] | undefined => {
  const [near = ''] = tail.split(/[,;](?=\s)/u);
  if (denies.test(near)) return undefined;
  if (nextWord.test(near)) return 'next';
  if (firstWord.test(near)) return 'first';
  const isSingle = (field: FieldId): boolean =>
    definitionOf(field).names === 'officers' && definitionOf(field).entries?.isSingle === true;
  const isShort = near.trim().split(/\s+/u).length <= 7;
  return isShort && inOffice.test(near) && calledFields(near, questions).some(isSingle) ? 'first' : undefined;
};

const inOffice = /^\W*(?:as|for|is|be|should be|will be|can be|to be)\s/iu;

const orderOf = (desk: Desk, { text, start }: Clause, placed: readonly Placed[]): FreeEdit | undefined => {
  const first = placed.findLast(({ rank }) => rank === 'first');
  const second = placed.findLast(({ rank, name }) => rank === 'next' && first && !isSamePerson(name, first.name));
  if (!first || !second || first.known?.isMaker || second.known?.isMaker) return undefined;
  const [from, to] = [Math.min(first.start, second.start), Math.max(first.until, second.until)];
  const called = calledFields(text.slice(from - start, to - start), desk.questions);
  const lines = linesOf(desk).filter((line) => [first, second].some((one) => standsIn(desk, line, one)));
  const meant = lines.filter(({ first: head, list }) => called.some((field) => field === head || field === list));
  const [line, ...others] = meant.length > 0 ? meant : lines;
  if (!line || others.length > 0) return undefined;
  const open = desk.asked !== undefined && desk.facts[desk.asked] === undefined ? desk.asked : undefined;
  if (open !== undefined && (line.first === open || line.list === open)) return undefined;
  return ordered(desk, line, { first, second, from, to });
};

const standsIn = (desk: Desk, line: Line, { name }: Said): boolean =>
  inLine(desk, line).some((one) => isSamePerson(String(one['name']), name));

interface Order {
  readonly first: Said;
  readonly second: Said;
  readonly from: number;
  readonly to: number;
}

// Those who are not named follow; of two who serve, whoever is not named has made place.
const ordered = (desk: Desk, line: Line, { first, second, from, to }: Order): FreeEdit | undefined => {
  const entries = inLine(desk, line);
  const isKnown = standsIn(desk, line, first) && standsIn(desk, line, second);
  if (!isKnown && entries.length > 2) return undefined;
  // Of those who follow alone nobody has said that one of them takes the office.
  const isOfHead = [first, second].some(({ name }) => isSamePerson(name, String(entries[0]?.['name'])));
  const entryOf = ({ name, relationship }: Said): Entry =>
    entries.find((one) => isSamePerson(String(one['name']), name)) ?? {
      name,
      ...(relationship !== undefined && { relationship }),
    };
  const named = [entryOf(first), entryOf(second)];
  const others = isKnown ? entries.filter((one) => !named.includes(one)) : [];
  const values = asLine(line, [...named, ...others]);
  const isSame =
    values === undefined ||
    Object.entries(values).every(([field, value]) => isSameValue(desk.facts[field as FieldId], value));
  return isSame
    ? undefined
    : { edit: { values, confidence: isKnown && isOfHead ? 0.85 : 0.55 }, taken: { start: from, end: to } };
};
