import { saysOrganization } from '#facts/is-organization.ts';
import { isPartOfWhole } from '#interview/language/ends-name.ts';
import { type KnownNames, matchKnown } from '#interview/language/match-known.ts';
import type { NameSaid } from '#interview/language/name-said.ts';
import { findRelation } from '#interview/language/relations.ts';
import { isFunction, isTitle } from '#interview/language/score-word.ts';
import { type Span, spanOf, type Word } from '#interview/language/word.ts';

interface Means {
  readonly known: KnownNames;
  /** The words of a stretch as a name is printed. */
  readonly write: (words: readonly Word[], from: number, to: number) => string;
}

/** A stretch of a list: what stands between two marks, figures or joints. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** What is said beside it: a part or an age, what somebody is to another, or nothing. */
  readonly beside: 'figure' | 'relation' | 'nothing';
  readonly isNamed: boolean;
  /** No dictionary has its first word, or it is a given name. */
  readonly isStrange: boolean;
  /** The second of two words that no dictionary has. */
  readonly family: string | undefined;
}

/**
 * The names of a message with those more that stand in a list as the others do, typed without capitals: "kayla 40, brit 40, ray 20",
 * "jadyn 14 kinsley 11 and bo 9". They are likely and no more.
 */
export const withListMates = (
  words: readonly Word[],
  found: readonly NameSaid[],
  { known, write }: Means,
): readonly NameSaid[] => {
  if (words.some(({ isCapital, low }) => isCapital && low !== 'i')) return found;
  const stretches = stretchesOf(words, found);
  const more = stretches
    .filter((one) => !one.isNamed && isMate(one, stretches))
    .map(({ from, to, isStrange }): NameSaid => {
      const match = matchKnown(known, words, from);
      const isKnown = match?.to === to;
      return {
        ...spanOf(words, from, to),
        name: write(words, from, to),
        probability: isKnown ? 0.9 : isStrange ? 0.65 : 0.5,
        known: isKnown ? match.names : [],
        isLower: true,
      };
    });
  if (more.length === 0) return found;
  const isReplaced = (one: Span): boolean => more.some(({ start, end }) => start < one.end && one.start < end);
  return [...found.filter((one) => !isReplaced(one)), ...more].toSorted((one, other) => one.from - other.from);
};

const isMate = (stretch: Stretch, all: readonly Stretch[]): boolean => {
  const others = all.filter((one) => one !== stretch && one.beside === stretch.beside);
  const named = (stretch.beside === 'nothing' ? others : all).filter(({ isNamed }) => isNamed);
  const strangers = others.filter(({ isStrange, isNamed }) => isStrange && !isNamed);
  if (stretch.beside === 'figure') return named.length > 0 || strangers.length > (stretch.isStrange ? 0 : 1);
  if (all.some((one) => one !== stretch && one.family !== undefined && one.family === stretch.family)) return true;
  if (stretch.beside === 'relation') return stretch.isStrange || named.length > 0 || strangers.length > 1;
  if (stretch.isStrange) return named.length > 0 || strangers.length > 1;
  return [...named, ...strangers].filter(isLike(stretch)).length > 1;
};

// "Dale Fox, Nina Cole, Bo Hill": as long as the others.
const isLike =
  ({ from, to }: Stretch) =>
  (other: Stretch): boolean =>
    other.to - other.from === to - from;

const stretchesOf = (words: readonly Word[], found: readonly NameSaid[]): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  for (let from = 0; from < words.length; from += 1) {
    if (!isPart(words[from]) || isPart(words[from - 1])) continue;
    const end = words.findIndex((word, at) => at > from && !isPart(word));
    const to = end < 0 ? words.length : end;
    const inside = found.filter((one) => one.from < to && from < one.to);
    const isNamed = inside.some((one) => one.from === from && one.to === to && one.probability >= 0.6);
    // "Brit and Kayla Ray" of whom all are known are three.
    const isSettled = !isNamed && inside.some((one) => one.known.length > 0);
    if (isSettled || to - from > most || !(isNamed || mayBeName(words, from, to)) || !isItem(words, from, to)) continue;
    const last = words[to - 1];
    stretches.push({
      from,
      to,
      isNamed,
      beside: besideOf(words, from, to),
      isStrange: isStrange(words[from]),
      family: to - from === 2 && last && !last.isOrdinary ? last.low : undefined,
    });
  }
  return stretches;
};

const most = 3;

// What may stand inside of a name; all else ends a stretch.
const isPart = (word: Word | undefined): boolean =>
  word !== undefined &&
  /^\p{L}[\p{L}'’-]+$/u.test(word.text) &&
  !isFunction(word) &&
  !isPartOfWhole(word) &&
  findRelation(word.low) === undefined &&
  !joints.test(word.low);

const joints =
  /^(?:n|gets?|takes?|receives?|owns?|split|splits|years?|yrs?|old|percent|pct|way|ways|even|equal|same)$/u;

const mayBeName = (words: readonly Word[], from: number, to: number): boolean => {
  const [first] = words.slice(from, to);
  const all = words.slice(from, to);
  if (!first || all.some(({ low }) => isTitle(low) || saysOrganization(low)) || things.has(all.at(-1)?.low ?? ''))
    return false;
  if (/^(?:verb|adverb|expression)$/u.test(first.part) && !first.isName) return false;
  return isStrange(first) || (first.low.length <= 4 && /^(?:noun|adjective)$/u.test(first.part));
};

// What has a number, or stands in a list, and is nobody.
const things: ReadonlySet<string> = new Set(
  [
    'age ages aged apt unit suite box lot acre acres room route rt hwy no number num about house home boat',
    'car truck ring gun land farm cash ira gold stock bank bond fund loan debt jan feb mar apr april may jun',
    'june jul july aug sep sept oct nov dec grand bucks',
  ].flatMap((line) => line.split(' ')),
);

const isStrange = (word: Word | undefined): boolean => word !== undefined && (!word.isOrdinary || word.isName);

// It stands where an item of a list begins and ends.
const isItem = (words: readonly Word[], from: number, to: number): boolean => {
  const [before, behind] = [words[from - 1], words[to]];
  const begins =
    before === undefined ||
    before.part === 'mark' ||
    isFigure(before) ||
    isPartOfWhole(before) ||
    /^(?:and|then|n|to|for|are|is|have|got|each|ways?)$/u.test(before.low) ||
    findRelation(before.low) !== undefined;
  const ends =
    behind === undefined ||
    behind.part === 'mark' ||
    isFigure(behind) ||
    isPartOfWhole(behind) ||
    /^(?:and|then|n|gets?|takes?|has|a|an|one|the|two|is|just|other|rest)$/u.test(behind.low) ||
    findRelation(behind.low) !== undefined;
  return begins && ends;
};

const besideOf = (words: readonly Word[], from: number, to: number): Stretch['beside'] => {
  const [before, behind, next] = [words[from - 1], words[to], words[to + 1]];
  const isFraction = /^(?:a|an|one|the|two)$/u.test(behind?.low ?? '') && next !== undefined && isPartOfWhole(next);
  if ([before, behind].some((word) => word && (isFigure(word) || isPartOfWhole(word))) || isFraction) return 'figure';
  const isOfKin = [before, behind].some((word) => word && findRelation(word.low) !== undefined);
  return isOfKin ? 'relation' : 'nothing';
};

// A part or an age: no year, no sum, no number of a house.
const isFigure = ({ text }: Word): boolean => /^(?:\d{1,2}|100)(?:\.\d+)?(?:%|\/\d{1,2}%?)?$/u.test(text);
