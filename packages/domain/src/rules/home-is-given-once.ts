import type { Facts } from '#facts/facts.ts';
import { holdsHome } from '#facts/holds-home.ts';
import { namesHome } from '#facts/names-home.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { SpecificGift } from '#facts/shapes.ts';
import { defineRule, error, type Objection } from '#rules/rule.ts';

/** RLT10: a home goes one way only: by the plan for it, or as one gift. */
export const homeIsGivenOnce = defineRule('RLT10c', ['specificGifts', 'residencePlan'], (facts) => {
  const homes = (facts.specificGifts ?? []).filter(({ item }) => namesHome(item, facts.grantorAddress));
  return [...besidePlan(facts, homes), ...givenTwice(homes)];
});

// Where the home is listed, RLT16 says which of the two prevails.
const besidePlan = (
  { residencePlan, assets = [], grantorAddress }: Facts,
  homes: readonly SpecificGift[],
): readonly Objection<'specificGifts' | 'residencePlan'>[] =>
  residencePlan === undefined || holdsHome(assets, grantorAddress)
    ? []
    : homes.map(({ item, recipient }) =>
        error(
          ['specificGifts', 'residencePlan'],
          `You give “${item}” to ${recipient}, and you also chose what happens to your home. Take the gift out, or take that choice back; if the gift is another house, enter its address.`,
        ),
      );

// Parts of a home that together are no more than all of it go side by side.
const givenTwice = (homes: readonly SpecificGift[]): readonly Objection<'specificGifts' | 'residencePlan'>[] => {
  const [first, ...others] = homes.filter(({ item }) => !isPart.test(item));
  const other = others.find(({ recipient }) => first !== undefined && !isSamePerson(recipient, first.recipient));
  return first === undefined || other === undefined
    ? []
    : [
        error(
          ['specificGifts'],
          `Your home is given to ${first.recipient} and to ${other.recipient}. Take one of the gifts out, give each of them a part such as “half of my house”, or enter the address if one of them is another house.`,
        ),
      ];
};

const isPart = /\b(?:half|thirds?|quarters?|fourths?|share|interest|percent)\b|%/iu;
