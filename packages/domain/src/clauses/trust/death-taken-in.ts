import { clause } from '#assembly/clause.ts';
import { counted, namedTogether } from '#assembly/grammar.ts';
import { p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { type Makers, makers } from '#derived/makers.ts';
import * as property from '#derived/property.ts';
import type { Disposition, Portion } from '#disposition/disposition.ts';
import { passesToThoseNext } from '#disposition/lines-of.ts';
import { isFoster, isStep } from '#facts/child-kind.ts';

/** Whoever was given a share beside the children, as a stepchild, and leaves no line, leaves it to them; and they leave theirs to that one. */
export const takenIn = clause({
  id: 'death.takenIn',
  heading: 'Stepchildren and Foster Children in Held Shares',
  source: own(),
  facts: [property.disposition, makers],
  refers: ['death.held'],
  when: ({ disposition, makers: theMakers }) =>
    !passesToThoseNext(disposition) && takenInOf(disposition, theMakers).length > 0,
  body: ({ disposition, makers: theMakers }, { ref }) => {
    const people = takenInOf(disposition, theMakers);
    const that = counted(people, 'that person', 'each of them');
    return [
      para(
        p`Where ${ref('death.held')} looks for the Descendants of an ancestor, ${namedTogether('beneficiary', people)} ${counted(people, 'counts as a child', 'count as children')} of ${theMakers.any}, and the Descendants of ${that} as Descendants of ${theMakers.any}, unless the gift to ${counted(people, 'that person', 'the one in question')} has been revoked. Nobody becomes an Heir at Law by this Section.`,
      ),
    ];
  },
});

// The stepchild of one of two makers is the child of the other.
const takenInOf = ({ portions }: Disposition, { areTwo }: Makers): readonly Portion[] =>
  portions.filter(({ relationship }) => isFoster(relationship) || (!areTwo && isStep(relationship)));
