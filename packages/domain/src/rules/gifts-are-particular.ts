import { isSum } from '#facts/is-sum.ts';
import { namesHome } from '#facts/names-home.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { SpecificGift } from '#facts/shapes.ts';
import { defineRule, error, type Objection, warning } from '#rules/rule.ts';

const everything =
  "(?:everything(?: (?:that )?(?:i|we) (?:own|have))?|all (?:that )?(?:i|we) (?:own|have)|what(?:ever)? (?:i|we) (?:own|have)|(?:my|the) (?:(?:whole|entire|total) )?(?:estate|trust|residue|remainder|assets|belongings|possessions|money|property|rest)|what(?:ever)? ?(?:[’']s|is) left)";
const part =
  '(?:\\d+(?:\\.\\d+)? ?(?:%|percent)|(?:one[- ])?half|(?:an?|one|two|three)[- ](?:third|quarter|fourth|fifth|tenth)s?|all)';
// "The estate jewelry" is a thing; "the estate" and "the estate after taxes" are not.
const shareOfAll = new RegExp(
  `^\\W*(?:(?:${part} (?:of )?)?${everything}(?:\\W*$|,| (?:of|that|after|when|which|i)\\b)|${part}\\W*$)`,
  'iu',
);

// A part of all accounts is a part of what is not named; one account by its bank is a thing.
const shareOfAccounts =
  /^\W*(?:(?:everything|all(?: (?:of )?(?:the|my) money)?|all of it|whatever is|what(?: i|'s|’s| is)?) (?:left )?in |all (?:of )?)?(?:(?:my|our|all|the)\s+)*(?:all )?(?:bank )?accounts\W*$/iu;

/** RLT10: a part of everything is a share and no specific gift; the same thing for two people is asked about. */
export const giftsAreParticular = defineRule('RLT10a', ['specificGifts'], ({ specificGifts = [] }) => [
  ...specificGifts.filter(({ item }) => shareOfAll.test(item) || shareOfAccounts.test(item)).map(refuseShare),
  ...findTwice(specificGifts),
]);

const refuseShare = ({ item, recipient }: SpecificGift): Objection<'specificGifts'> =>
  error(
    ['specificGifts'],
    `“${item}” is a share of everything, not a particular thing. Please take it out of the gifts and give ${recipient} a share instead.`,
  );

const findTwice = (gifts: readonly SpecificGift[]): readonly Objection<'specificGifts'>[] =>
  gifts.flatMap(({ item, recipient }, index) => {
    const earlier = gifts
      .slice(0, index)
      .find(
        (other) =>
          !isSum(item) &&
          !namesHome(item, undefined) &&
          thing(other.item) === thing(item) &&
          !isSamePerson(other.recipient, recipient),
      );
    const message = `“${item}” is given to ${earlier?.recipient} and to ${recipient}. Are these two things? If it is one, they share it equally, unless you take one of the gifts out.`;
    return earlier ? [warning(['specificGifts'], message)] : [];
  });

const thing = (item: string): string =>
  item
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:(?:my|our|the|an?) )+/u, '');

const inOwnWords = ['specialInstructions', 'distributionInstructions', 'trustPurpose', 'ownWishes'] as const;

const toldOf = {
  specialInstructions: 'Special instructions do',
  distributionInstructions: 'Instructions for distributions do',
  trustPurpose: 'The purpose of the trust does',
  ownWishes: 'Wishes do',
} as const;

/** RLT10: what a person writes in own words never changes who receives what, and the person is told. */
export const instructionsGiveNothing = defineRule('RLT10b', inOwnWords, (facts) =>
  inOwnWords.flatMap((field) => (givesAway(facts[field] ?? '') ? [tell(field)] : [])),
);

const givesAway = (words: string): boolean =>
  /\d ?(?:%|percent)|\$ ?\d|\b(?:leave|give|bequeath|should (?:get|receive|have))\b.*\b(?:to|house|home|money|share)\b/iu.test(
    words,
  );

const tell = (field: (typeof inOwnWords)[number]): Objection<typeof field> =>
  warning([field], `${toldOf[field]} not change who receives what. Please enter gifts and shares in their own places.`);
