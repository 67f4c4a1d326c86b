import { clause } from '#assembly/clause.ts';
import type { DraftBlock } from '#assembly/draft.ts';
import { field } from '#assembly/forms.ts';
import { namedTogether } from '#assembly/grammar.ts';
import { capitalised } from '#assembly/printed-facts.ts';
import { given, list, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { firstPerson, type Speaker } from '#clauses/general/first-person.ts';
import { wordsOfStates } from '#clauses/trust/words-of-states.ts';
import { makers } from '#derived/makers.ts';
import * as offices from '#derived/offices.ts';
import { keepsItsTitle } from '#facts/asset-kind.ts';
import { isCooperative } from '#facts/cooperative.ts';
import * as estate from '#facts/estate.ts';
import * as person from '#facts/person.ts';
import { isSum } from '#facts/is-sum.ts';
import { namesHome } from '#facts/names-home.ts';
import type { Asset, SpecificGift } from '#facts/shapes.ts';
import * as trust from '#facts/trust.ts';

/** Signed apart from the trust, where property belongs to it only when it has been transferred: for what has no title. */
export const assignment = clause({
  id: 'exhibit.assignment',
  heading: 'Assignment to the Trustee',
  source: own('N.Y. Estates, Powers and Trusts Law 7-1.18'),
  facts: [person.grantorName, offices.initialTrustees, trust.trustName, estate.assets, estate.specificGifts, makers],
  when: (_, law) => law?.words?.assignmentToTrust !== undefined,
  body: ({ grantorName, initialTrustees, trustName, assets, specificGifts, makers: theMakers }, { law, maker }) => [
    ...wordsOfStates(law === undefined ? [] : [law], { what: 'assignmentToTrust', makers: theMakers }),
    para(
      p`${party('grantor', grantorName)}, as Grantor, assigns to ${namedTogether('trustee', initialTrustees)}, as Trustee of ${given(trustName)}, all right, title, and interest in the following property:`,
    ),
    ...assignedHere({ assets, gifts: specificGifts }, { maker, areTwo: false }),
    field('Signature of the Grantor'),
    field('Date'),
    field('Received: signature of the Trustee'),
    field('Date'),
  ],
});

/** What such a page transfers: what has no title, each thing that is given to somebody, and room for more of it. */
export const assignedHere = (
  { assets, gifts }: { readonly assets: readonly Asset[]; readonly gifts: readonly SpecificGift[] },
  speaker: Speaker,
): readonly DraftBlock[] => [
  ...describedHere(
    [...new Set([...assets.filter(hasNoTitle).map(({ description }) => description), ...thingsGiven(assets, gifts)])],
    speaker,
  ),
  field('Other property, described so that it cannot be mistaken'),
  field('More of it'),
  para(
    p`What has a record title or a register, as land, accounts, securities, vehicles, and the shares and lease of a cooperative apartment, is not transferred by this page, even if it is described here. It is transferred by deed, or by completing its registration in the name of the Trustee.`,
  ),
];

// A gift of a thing that the trust never received would give nothing; a sum is paid from what the trust holds.
const thingsGiven = (assets: readonly Asset[], gifts: readonly SpecificGift[]): readonly string[] =>
  gifts
    .map(({ item }) => item)
    .filter(
      (item) =>
        !isSum(item) &&
        !namesHome(item, undefined) &&
        !assets.some(({ description }) => thing(description) === thing(item)),
    );

const thing = (words: string): string => words.toLowerCase().replace(/^(?:(?:my|our|the|an?) )+/u, '');

const describedHere = (told: readonly string[], speaker: Speaker): readonly DraftBlock[] => {
  // Whose it is follows from who assigns it.
  const things = told.map((one) => one.replace(/^(?:my|our) /iu, ''));
  return things.length === 0
    ? []
    : [list(things.map((one) => p`${given(capitalised(one))}`)), ...firstPerson(things, speaker)];
};

const hasNoTitle = (asset: Asset): boolean => {
  if (keepsItsTitle(asset) || isCooperative(asset)) return false;
  switch (asset.category) {
    case 'tangible':
    case 'digital':
    case 'business':
    case 'other':
      return true;
    case 'realEstate':
    case 'bank':
    case 'brokerage':
    case 'retirement':
    case 'lifeInsurance':
    case 'vehicle':
    case undefined:
      return false;
  }
};
