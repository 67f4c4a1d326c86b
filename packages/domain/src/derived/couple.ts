import { missingMark } from '#assembly/missing-mark.ts';
import { homeLaw, law } from '#derived/laws.ts';
import { deriveFact } from '#facts/derive-fact.ts';
import * as couple from '#facts/couple.ts';
import { grantorAddress, grantorName, grantorState, maritalStatus, spouseName } from '#facts/person.ts';
import type { Asset, Party } from '#facts/shapes.ts';
import { isCommunityProperty } from '#law/provisions.ts';
import { stateOfLand } from '#facts/state-of-land.ts';
import type { StateLaw } from '#law/state-law.ts';

// What follows from the facts about two people who make a document together.

/** The two makers, and what they are to each other. */
export interface Couple {
  readonly kind: 'spouses' | 'domesticPartners' | 'partners';
  readonly first: string;
  readonly second: string;
  readonly secondAddress: string;
}

export const theCouple = deriveFact({
  field: 'couple',
  from: [
    grantorName,
    grantorAddress,
    maritalStatus,
    spouseName,
    couple.partnership,
    couple.partnerName,
    couple.secondAddress,
  ],
  derive: (facts): Couple => {
    const isMarried = facts.maritalStatus === 'Married';
    return {
      kind: isMarried ? 'spouses' : (facts.partnership ?? 'partners'),
      first: facts.grantorName,
      second: isMarried
        ? (facts.spouseName ?? missingMark('spouseName'))
        : (facts.partnerName ?? missingMark('partnerName')),
      secondAddress: facts.secondAddress ?? facts.grantorAddress,
    };
  },
});

/** Both makers are the first trustees. */
export const bothTrustees = deriveFact({
  field: 'initialTrustees',
  from: [theCouple],
  derive: ({ couple: { first, second } }): readonly Party[] => [{ name: first }, { name: second }],
});

/** What the survivor of two makers leaves is not given to a spouse, whatever the two are to each other. */
export const leavesNoSpouse = deriveFact({ field: 'leavesSpouse', from: [], derive: (): boolean => false });

/** Everything on the three lists of property. */
export const allAssets = deriveFact({
  field: 'allAssets',
  from: [couple.assetsOfBoth, couple.assetsOfFirst, couple.assetsOfSecond],
  derive: ({ assetsOfBoth, assetsOfFirst, assetsOfSecond }): readonly Asset[] => [
    ...assetsOfBoth,
    ...assetsOfFirst,
    ...assetsOfSecond,
  ],
});

/** The laws of the places where listed land lies, which is the home of the makers where nothing else is said. */
export const landLawsOfTwo = deriveFact({
  field: 'landLaws',
  from: [allAssets, grantorState],
  derive: ({ allAssets: assets, grantorState: home }, laws): readonly StateLaw[] => {
    const land = assets.filter(({ category }) => category === 'realEstate');
    return [...new Set(land.map((asset) => stateOfLand(asset) ?? home))].flatMap((state) => laws(state) ?? []);
  },
});

/** True for spouses who live under a law of community property, or who brought community property along. */
export const mayHoldCommunity = deriveFact({
  field: 'holdsCommunityProperty',
  from: [theCouple, law, homeLaw, couple.isAllCommunity, couple.assetsOfBoth],
  derive: ({ couple: { kind }, isAllCommunity, assetsOfBoth, ...facts }) =>
    kind === 'spouses' &&
    (isAllCommunity === true ||
      assetsOfBoth.some(({ ownership }) => ownership === 'community') ||
      [facts.law, facts.homeLaw].some((one) => one !== undefined && isCommunityProperty(one).value)),
});
