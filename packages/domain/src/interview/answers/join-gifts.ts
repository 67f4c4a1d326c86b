import type { SpecificGift } from '#facts/shapes.ts';
import { isLonger, isSamePerson } from '#facts/same-person.ts';
import { spellOutInDigits } from '#interview/language/numbers.ts';
import { wordKey } from '#kit/word-key.ts';

/** The gifts that are recorded with those said now; what is only said again, in fewer or more words, is no second gift. */
export const joinGifts = (
  before: readonly SpecificGift[],
  { said, isMore }: { readonly said: readonly SpecificGift[]; readonly isMore: boolean },
): readonly SpecificGift[] =>
  said.reduce<readonly SpecificGift[]>((gifts, gift) => {
    const at = gifts.findIndex((one) => isAgain(one, gift, isMore));
    const known = gifts[at];
    return known === undefined ? [...gifts, gift] : gifts.with(at, fuller(known, gift));
  }, before);

const isAgain = (one: SpecificGift, gift: SpecificGift, isMore: boolean): boolean => {
  if (!isSameTaker(one.recipient, gift.recipient)) return false;
  const [own, other] = [wordsOf(one.item), wordsOf(gift.item)];
  if (own.join(' ') === other.join(' ')) return true;
  return !isMore && !hasNumber(one.item) && !hasNumber(gift.item) && (hasAll(own, other) || hasAll(other, own));
};

const isSameTaker = (one: string, other: string): boolean =>
  isSamePerson(one, other) ||
  startsWith(wordKey(one), wordKey(other)) ||
  startsWith(wordKey(other), wordKey(one)) ||
  isLonger(one, other) ||
  isLonger(other, one);

// `Mount Carmel United Methodist Church` is `Mount Carmel United Methodist`.
const startsWith = (long: string, short: string): boolean =>
  long.startsWith(`${short} `) &&
  (short.split(' ').length > 2 ||
    /^(?:church|parish|school|hospital|chapel|temple)$/u.test(long.slice(short.length + 1)));

const fuller = (known: SpecificGift, gift: SpecificGift): SpecificGift => ({
  ...known,
  ...(wordsOf(gift.item).length > wordsOf(known.item).length && { item: gift.item }),
  ...(wordKey(gift.recipient).length > wordKey(known.recipient).length && { recipient: gift.recipient }),
  ...(gift.alternate !== undefined && { alternate: gift.alternate }),
});

const hasNumber = (item: string): boolean => /\d/u.test(item);

const hasAll = (words: readonly string[], some: readonly string[]): boolean =>
  some.length > 0 && some.every((word) => words.includes(word)) && words.at(-1) === some.at(-1);

const wordsOf = (item: string): readonly string[] =>
  wordKey(spellOutInDigits(item).replaceAll(',', ''))
    .split(' ')
    .filter((word) => !/^(?:the|my|our|a|an|dollars?|)$/u.test(word));
