import { clause } from '#assembly/clause.ts';
import { field } from '#assembly/forms.ts';
import { given, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { assignedHere } from '#clauses/trust/assignment.ts';
import { wordsOfStates } from '#clauses/trust/words-of-states.ts';
import { allAssets, theCouple } from '#derived/couple.ts';
import { makers } from '#derived/makers.ts';
import * as estate from '#facts/estate.ts';
import * as trust from '#facts/trust.ts';

/** What two makers sign apart from their trust, where property belongs to it only when it has been transferred. */
export const assignmentOfTwo = clause({
  id: 'exhibit.assignment',
  heading: 'Assignment to the Trustees',
  source: own('N.Y. Estates, Powers and Trusts Law 7-1.18'),
  facts: [theCouple, allAssets, estate.specificGifts, trust.trustName, makers],
  refers: ['declaration.contributions'],
  when: (_, law) => law?.words?.assignmentToTrust !== undefined,
  body: (
    { couple: { first, second }, allAssets: assets, specificGifts, trustName, makers: theMakers },
    { law, ref, maker },
  ) => [
    ...wordsOfStates(law === undefined ? [] : [law], { what: 'assignmentToTrust', makers: theMakers }),
    para(
      p`${party('grantor', first)} and ${party('grantor', second)}, as Grantors, assign to ${party('trustee', first)} and ${party('trustee', second)}, as Trustees of ${given(trustName)}, all right, title, and interest of each of them in the following property. Whose Contribution it becomes is stated in ${ref('declaration.contributions')}.`,
    ),
    ...assignedHere({ assets, gifts: specificGifts }, { maker, areTwo: true }),
    field('Signature of the Grantor named first'),
    field('Date'),
    field('Signature of the Grantor named second'),
    field('Date'),
    field('Received: signature of a Trustee'),
    field('Date'),
  ],
});
