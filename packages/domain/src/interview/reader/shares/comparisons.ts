import { told } from '#facts/told.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { isCalledIn } from '#facts/same-person.ts';
import { listOf } from '#interview/missing-facts.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { findShareEvents } from '#interview/reader/shares/shares.ts';

const comparison = patternOf(
  'u',
  String.raw`\b(?:more|less)\b(?! (?:question|than one|people|names?|info))|\b(?:larger|bigger|greater|smaller|higher`,
  String.raw`|lower|lesser)\b|\bmost of (?:it|everything)\b|\bthe (?:most|majority)\b|\blion'?s share\b`,
  String.raw`|\bfavou?r(?:s|ing)?\b|\blean(?:s|ing)?\b[^.;]{0,20}\btowards?\b`,
);

/** True when shares are compared ("Hannah should have more") instead of given. */
export const comparesShares = (low: string): boolean => comparison.test(low);

/** True when a message gives at least one share as a number or a fraction. */
export const givesShare = (low: string): boolean =>
  findShareEvents(spellOutInDigits(low)).some(({ kind, percentage }) => kind !== 'rest' && percentage !== 100);

interface Placed {
  readonly start: number;
  readonly end: number;
}

const moreBefore =
  /(?:\bfavou?r of|\bfavou?r(?:s|ing)?|\btowards?|\b(?:more|bigger|larger|greater|higher|most|majority|lion'?s share)\b[^.;,]{0,30}\b(?:to|for|with))\s+(?:my (?:[\p{L}-]+ )?)?$/u;
const moreAfter = patternOf(
  'u',
  String.raw`^\W{0,2}(?:should |would |will |must |is |to |gets?\b |getting |have |having |receiv\w+ |take |taking )*`,
  '(?:the |a (?:bit |little )?|slightly |somewhat |much )?(?:more|bigger|larger|greater|higher|most',
  String.raw`|majority|lion'?s)\b`,
);
const lessBefore = /\b(?:less|smaller|lower|lesser)\b[^.;,]{0,30}\b(?:to|for|with)\s+(?:my (?:[\p{L}-]+ )?)?$/u;
const lessAfter =
  /^\W{0,2}(?:should |would |will |must |is |to |gets?\b |getting |have |having |receiv\w+ |take |taking )*(?:the |a (?:bit |little )?|slightly |somewhat |much )?(?:less|smaller|lower|lesser)\b/u;

/**
 * `55-45 in favor of Hannah`: two shares that make a whole, and who of the two people named takes the larger one. `people` are
 * those that the message names; the answer holds the index of the favored one and both shares.
 */
export const readFavor = (
  text: string,
  people: readonly Placed[],
): { readonly index: number; readonly share: number; readonly rest: number } | undefined => {
  const low = text.toLowerCase();
  const pair = readPair(spellOutInDigits(low));
  if (!pair || !comparesShares(low)) return undefined;
  const [larger, smaller] = [Math.max(...pair), Math.min(...pair)];
  const find = (before: RegExp, after: RegExp): number =>
    people.findIndex(
      ({ start, end }) =>
        before.test(low.slice(Math.max(0, start - 70), start)) || after.test(low.slice(end, end + 60)),
    );
  const more = find(moreBefore, moreAfter);
  if (more >= 0) return { index: more, share: larger, rest: smaller };
  const less = find(lessBefore, lessAfter);
  return less >= 0 ? { index: less, share: smaller, rest: larger } : undefined;
};

const readPair = (low: string): readonly [number, number] | undefined => {
  const ratio = /(?<![\d/$.])(\d{1,3})\s?%?\s?(?:\/|-|:| - | to )\s?(\d{1,3})\s?%?(?![\d/])/u.exec(low);
  const parts = findShareEvents(low).flatMap(({ kind, percentage }) =>
    kind === 'part' && percentage !== undefined ? [percentage] : [],
  );
  const [one, other] = ratio ? [Number(ratio[1]), Number(ratio[2])] : parts.length === 2 ? parts : [];
  return one && other && Math.abs(one + other - 100) <= 0.02 ? [one, other] : undefined;
};

/** True where shares are compared while they are asked, or beside the name of somebody who receives one. */
export const comparesTakers = ({ low, facts, asked, field }: Scene): boolean => {
  if (!comparesShares(low) || givesShare(low)) return false;
  const takers = told(facts, 'takers') ?? [];
  const isAsked = asked?.kind === 'detail' && asked.detail === 'percentage' && field !== undefined;
  return (
    (isAsked && listOf(facts, field).length > 1) ||
    (takers.length > 1 && takers.some(({ name }) => isCalledIn(low, name)))
  );
};
