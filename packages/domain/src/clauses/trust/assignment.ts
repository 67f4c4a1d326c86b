import { clause } from '#assembly/clause.ts';
import type { DraftBlock } from '#assembly/draft.ts';
import { field } from '#assembly/forms.ts';
import { namedTogether } from '#assembly/grammar.ts';
import { capitalised } from '#assembly/printed-facts.ts';
import { given, list, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { wordsOfStates } from '#clauses/trust/words-of-states.ts';
import { makers } from '#derived/makers.ts';
import * as offices from '#derived/offices.ts';
import { keepsItsTitle } from '#facts/asset-kind.ts';
import * as estate from '#facts/estate.ts';
import * as person from '#facts/person.ts';
import type { Asset } from '#facts/shapes.ts';
import * as trust from '#facts/trust.ts';

/** Signed apart from the trust, where property belongs to it only when it has been transferred: for what has no title. */
export const assignment = clause({
  id: 'exhibit.assignment',
  heading: 'Assignment to the Trustee',
  source: own('N.Y. Estates, Powers and Trusts Law 7-1.18'),
  facts: [person.grantorName, offices.initialTrustees, trust.trustName, estate.assets, makers],
  when: (_, law) => law?.words?.assignmentToTrust !== undefined,
  body: ({ grantorName, initialTrustees, trustName, assets, makers: theMakers }, { law }) => [
    ...wordsOfStates(law === undefined ? [] : [law], { what: 'assignmentToTrust', makers: theMakers }),
    para(
      p`${party('grantor', grantorName)}, as Grantor, assigns to ${namedTogether('trustee', initialTrustees)}, as Trustee of ${given(trustName)}, all right, title, and interest in the following property:`,
    ),
    ...assignedHere(assets),
    field('Signature of the Grantor'),
    field('Date'),
    field('Received: signature of the Trustee'),
    field('Date'),
  ],
});

/** What such a page transfers: what has no title, with room for more of it. */
export const assignedHere = (assets: readonly Asset[]): readonly DraftBlock[] => [
  ...describedHere(assets.filter(hasNoTitle)),
  field('Other property, described so that it cannot be mistaken'),
  field('More of it'),
  para(
    p`What has a record title or a register, as land, accounts, securities, and vehicles, is not transferred by this page. It is transferred by deed, or by completing its registration in the name of the Trustee.`,
  ),
];

const describedHere = (assets: readonly Asset[]): readonly DraftBlock[] =>
  assets.length === 0 ? [] : [list(assets.map(({ description }) => p`${given(capitalised(description))}`))];

const hasNoTitle = (asset: Asset): boolean => {
  if (keepsItsTitle(asset)) return false;
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
