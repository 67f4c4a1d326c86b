import type { Facts } from '#facts/facts.ts';
import { holdsHome } from '#facts/holds-home.ts';
import { namesHome } from '#facts/names-home.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { SpecificGift } from '#facts/shapes.ts';
import { arranges } from '#facts/special.ts';
import { defineRule, error, type Objection, warning } from '#rules/rule.ts';

/** RLT16: a home that is also given away, or whose spouse also has a trust for life, follows one rule, and the person is told which. */
export const homeHasOneRule = defineRule('RLT16', ['residencePlan', 'specificGifts', 'spouseShare'], (facts) => {
  const { residencePlan, assets = [], grantorAddress } = facts;
  if (residencePlan === undefined || !holdsHome(assets, grantorAddress)) return [];
  return [...givenAsWell(facts), ...besideMaritalTrust(facts)];
});

type OfHome = 'residencePlan' | 'specificGifts' | 'spouseShare';

const givenAsWell = (facts: Facts): readonly Objection<OfHome>[] =>
  (facts.specificGifts ?? [])
    .filter(({ item }) => namesHome(item, facts.grantorAddress))
    .flatMap((gift) => conflictOf(gift, facts));

const conflictOf = (
  { item, recipient }: SpecificGift,
  { residencePlan, residenceRecipient = '', spouseName = 'Your spouse' }: Facts,
): readonly Objection<OfHome>[] => {
  if (residencePlan === 'spouseMayLive')
    return [
      warning(
        ['residencePlan', 'specificGifts'],
        `${spouseName} may live in your home first. ${recipient} receives “${item}” when that right has ended.`,
      ),
    ];
  // Whoever receives the home is asked next.
  if (residencePlan === 'giveTo' && (residenceRecipient === '' || isSamePerson(residenceRecipient, recipient)))
    return [];
  return [
    error(
      ['specificGifts', 'residencePlan'],
      `“${item}” goes to ${recipient}, but your home is also ${residencePlan === 'sell' ? 'to be sold' : `given to ${residenceRecipient}`}. Please take out the gift, or what happens to your home.`,
    ),
  ];
};

const besideMaritalTrust = (facts: Facts): readonly Objection<OfHome>[] =>
  facts.residencePlan === 'spouseMayLive' &&
  facts.maritalStatus === 'Married' &&
  arranges(facts, 'spouseShare') &&
  facts.spouseShare === 'marital'
    ? [
        warning(
          ['residencePlan', 'spouseShare'],
          `Your home follows the rule for your home alone: ${facts.spouseName} may live in it, and it is no part of the trust that pays ${facts.spouseName} for life. If the home should be in that trust, choose no rule of its own for it. Ask a tax lawyer which is better.`,
        ),
      ]
    : [];
