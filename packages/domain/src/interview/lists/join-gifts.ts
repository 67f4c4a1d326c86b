import type { SpecificGift } from '#facts/shapes.ts';
import { isLonger, isSamePerson } from '#facts/same-person.ts';
import { findAmounts } from '#interview/language/find-amounts.ts';
import { wordKey } from '#kit/word-key.ts';

/**
 * Gifts with those that are said besides: the same thing or sum to the same person in other words is the same gift. Of its two wordings
 * the one that says more stays.
 */
export const joinGifts = <Gift extends SpecificGift>(before: readonly Gift[], said: readonly Gift[]): readonly Gift[] =>
  said.reduce((list, gift) => {
    const at = placeOf(list, gift);
    const known = list[at];
    return known ? list.with(at, fullerOf(known, gift)) : [...list, gift];
  }, before);

/** True where every gift that is said stands among those before, in whatever words. */
export const areKnownGifts = (before: readonly SpecificGift[], said: readonly SpecificGift[]): boolean =>
  said.every((gift) => placeOf(before, gift) >= 0);

/** What is given as a sum of money and nothing else, in dollars. */
export const sumOf = (item: string): number | undefined => {
  const [amount, ...others] = findAmounts(item);
  if (!amount || others.length > 0 || (amount.unit ?? 'dollars') !== 'dollars' || amount.value < leastSum)
    return undefined;
  const left = `${item.slice(0, amount.start)} ${item.slice(amount.end)}`;
  return wordsOf(left).every((word) => ofMoney.has(word)) ? amount.value : undefined;
};

// "Two" alone is a number of things.
const leastSum = 20;
const ofMoney = new Set('dollars dollar bucks usd cash in money sum sums of gift amount'.split(' '));

// The only one of a list that a gift is the same as; of two rings neither.
const placeOf = (list: readonly SpecificGift[], gift: SpecificGift): number => {
  const same = list.flatMap((one, at) => (isSame(one, gift) ? [at] : []));
  const exact = same.find((at) => wordKey(list[at]?.item ?? '') === wordKey(gift.item));
  return exact ?? (same.length === 1 ? (same[0] ?? -1) : -1);
};

const isSame = (one: SpecificGift, other: SpecificGift): boolean => {
  if (!isSameTaker(bare(one.recipient), bare(other.recipient))) return false;
  const [sum, otherSum] = [sumOf(one.item), sumOf(other.item)];
  if (sum !== undefined || otherSum !== undefined) return sum === otherSum;
  const [words, others] = [wordsOf(one.item), wordsOf(other.item)];
  const [fewer, more] = words.length < others.length ? [words, others] : [others, words];
  return fewer.length > 0 && fewer.at(-1) === more.at(-1) && fewer.every((word) => more.includes(word));
};

// "Mount Carmel United Methodist Church" is "Mount Carmel United Methodist".
const isSameTaker = (one: string, other: string): boolean =>
  isSamePerson(one, other) ||
  beginsWith(wordKey(one), wordKey(other)) ||
  beginsWith(wordKey(other), wordKey(one)) ||
  isLonger(one, other) ||
  isLonger(other, one);

const beginsWith = (long: string, short: string): boolean =>
  long.startsWith(`${short} `) &&
  (short.split(' ').length > 2 ||
    /^(?:church|parish|school|hospital|chapel|temple)$/u.test(long.slice(short.length + 1)));

const bare = (name: string): string => name.replace(/^the\s+/iu, '');

const wordsOf = (item: string): readonly string[] =>
  wordKey(item)
    .split(' ')
    .filter((word) => word !== '' && !/^(?:the|my|our|an?)$/u.test(word));

const fullerOf = <Gift extends SpecificGift>(known: Gift, gift: Gift): Gift => ({
  ...known,
  ...gift,
  recipient: known.recipient,
  item:
    wordsOf(gift.item).length > wordsOf(known.item).length && sumOf(gift.item) === undefined ? gift.item : known.item,
});

/**
 * Gifts that are said in answer to the question which has been answered before: they state the list anew where one of them stands in it,
 * and a sum to somebody who has one is that sum said anew. `isSure` where nothing is left out by it.
 */
export const restateGifts = (
  before: readonly SpecificGift[],
  said: readonly SpecificGift[],
): { readonly gifts: readonly SpecificGift[]; readonly isSure: boolean } => {
  const resized = said.map((gift): SpecificGift => {
    const [only, ...others] = before.filter(
      (one) => isSamePerson(bare(one.recipient), bare(gift.recipient)) && sumOf(one.item) !== undefined,
    );
    const isAnew = only !== undefined && others.length === 0 && sumOf(gift.item) !== undefined;
    return isAnew && sumOf(gift.item) !== sumOf(only.item) ? { ...gift, recipient: only.recipient } : gift;
  });
  const isResized = (one: SpecificGift): boolean =>
    sumOf(one.item) !== undefined &&
    resized.some((gift) => isSamePerson(gift.recipient, one.recipient) && sumOf(gift.item) !== undefined);
  const kept = before.filter((one) => areKnownGifts(resized, [one]));
  const gone = before.filter((one) => !kept.includes(one) && !isResized(one));
  const gifts = joinGifts(kept.length > 0 ? kept : before.filter((one) => !isResized(one)), resized);
  return { gifts, isSure: kept.length === 0 || gone.length === 0 };
};
