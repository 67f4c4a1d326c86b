import { federalExclusionInDollars } from '#law/federal-law.ts';
import { formatMoney } from '#kit/money.ts';
import type { Facts } from '#facts/facts.ts';
import { afterSpouseIsAsked, namesBesideSpouse, nextInLineWords, otherTakersWords } from '#facts/kept-for-spouse.ts';
import { arranges, spouseTakes } from '#facts/special.ts';
import { spouseRemainder, spouseShareFails } from '#facts/spouse-share.ts';
import { defineRule, error, warning } from '#rules/rule.ts';

/** V7: who protects the share of a spouse is told what that does, what it does not do, and when a tax lawyer is needed. */
export const spouseShareIsTold = defineRule('V7d', ['specialArrangements', 'spouseShare'], (facts) => {
  const { spouseName: name, spouseShare, maritalStatus } = facts;
  if (!arranges(facts, 'spouseShare')) return [];
  if (maritalStatus !== undefined && facts.beneficiaries !== undefined && !spouseTakes(facts))
    return [
      error(
        ['specialArrangements'],
        'You chose to protect the share of your spouse, but no spouse who lives with you receives a share. Give your spouse a share, or take that choice back.',
      ),
    ];
  if (spouseShare === undefined || spouseShare === 'outright') return [];
  const next = takersAfterSpouse(facts);
  const threshold = formatMoney(federalExclusionInDollars() * 100);
  return [
    warning(
      ['spouseShare'],
      spouseShare === 'marital'
        ? `${name} receives the income and what is needed, for life, and cannot change who takes the rest: ${next}. In some states a spouse may claim a share outright instead. Ask an attorney before you sign.`
        : `${name} can disclaim within nine months of your death, and only before accepting anything. Nobody has to. Whoever disclaims cannot say where it goes: it is held for ${name}, and then goes to ${next}.`,
    ),
    warning(
      ['spouseShare'],
      `The federal estate tax begins above ${threshold} for each person who dies in 2026. If you and your spouse may come near that, your state has a tax of its own, or your spouse is not a citizen of the United States, see a tax lawyer before you sign: whether the trust saves tax depends on elections that are made after a death.`,
    ),
  ];
});

/** V7: who takes the share of a spouse who dies first or is divorced is told, with the way to say otherwise. */
export const failingShareIsTold = defineRule('V7h', ['spouseShareFails', 'spouseRemainder'], (facts) => {
  const { spouseName: name, contingentBeneficiaries: next } = facts;
  if (!spouseTakes(facts) || next === undefined || namesBesideSpouse(facts).length === 0) return [];
  const isAsked = afterSpouseIsAsked(facts);
  const decides = isAsked ? spouseRemainder : spouseShareFails;
  return [
    warning(
      [decides.field],
      `If ${name} dies before you, or you divorce, the share of ${name} goes to ${isAsked ? takersAfterSpouse(facts) : takersOfFailing(facts)}. If you want it otherwise, change “${decides.label}”.`,
    ),
  ];
});

const takersOfFailing = (facts: Facts): string =>
  (facts.spouseShareFails ?? spouseShareFails.otherwise(facts)) === 'otherShares'
    ? `${otherTakersWords(facts)}, before ${nextInLineWords(facts)}`
    : `${nextInLineWords(facts)}, and not to ${otherTakersWords(facts)}`;

const takersAfterSpouse = (facts: Facts): string => {
  switch (facts.spouseRemainder ?? spouseRemainder.otherwise(facts)) {
    case 'otherShares':
      return otherTakersWords(facts);
    case 'nextInLine':
      return nextInLineWords(facts);
    case 'named':
      return facts.spouseRemainderTaker ?? 'somebody whom you name';
  }
};
