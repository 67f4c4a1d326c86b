import type { z } from 'zod';
import { clause } from '#assembly/clause.ts';
import { printedState } from '#assembly/printed-facts.ts';
import { list, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { communityHeirs, perStirpesWords } from '#clauses/trust/death-first.ts';
import { residenceBlocks } from '#clauses/trust/death-residence.ts';
import { makers } from '#derived/makers.ts';
import * as property from '#derived/property.ts';
import { allAssets, type Couple, theCouple } from '#derived/couple.ts';
import * as couple from '#facts/couple.ts';
import * as trust from '#facts/trust.ts';

/** What is distributed when both makers have died, and the words used for it. */
export const wordsUsedOfTwo = clause({
  id: 'death.words',
  heading: 'Words Used for Distribution',
  source: own('Uniform Probate Code 2-709(c)'),
  facts: [property.disposition],
  defines: ['descendants', 'perStirpes'],
  mayRefer: ['declaration.family'],
  body: ({ disposition }, { refIf, define }) => [
    para(
      p`The ${define('descendants')} of a person are the children, grandchildren, and later generations of that person. They include those adopted before the age of eighteen and those in gestation who are later born alive. Whoever is adopted at a later age takes what this instrument gives by name, and is no Descendant by that adoption${refIf('declaration.family', (section) => p`, except as a child whom ${section} names`)}.`,
    ),
    ...perStirpesWords(disposition, define),
  ],
});

/** Whose children count, of two who may have children together and apart. */
export const childrenOfTwo = clause({
  id: 'death.family',
  heading: 'Children of Both Grantors and of One',
  source: own('Uniform Probate Code 2-705'),
  facts: [couple.survivorPlan, theCouple],
  mayRefer: ['death.parting'],
  body: ({ survivorPlan, couple: { kind } }, { refIf }) => {
    const apart = trustOfFirst(survivorPlan, kind);
    return [
      para(
        p`Where this Article speaks of the children or the Descendants of a Grantor, of either Grantor, or of the Grantors, it means those of both Grantors and those of each of them alone, whichever Grantor has died first. Property that passes to such Descendants is divided as if the Grantors were one person and every child of either a child of that person.${refIf('death.parting', (section) => p` What changes if the Grantors part is stated in ${section}.`)}`,
      ),
      ...(apart === undefined
        ? []
        : [
            para(
              p`A child who is born to the Surviving Grantor, or adopted by the Surviving Grantor, after the death of the Deceased Grantor, and who is not a child of the Deceased Grantor, counts in the distribution of the Survivor’s Trust alone. In the distribution of the ${apart}, neither that child nor a Descendant of that child is a child or Descendant of a Grantor.`,
            ),
          ]),
    ];
  },
});

/** Who takes by law, of two who have died. */
export const heirsOfTwo = clause({
  id: 'death.heirs',
  heading: 'Heirs of the Grantors',
  source: own('Uniform Probate Code 2-711'),
  facts: [trust.governingState],
  refers: ['death.survival'],
  defines: ['heirsAtLaw'],
  body: ({ governingState }, { law, ref, define }) => [
    para(
      p`The ${define('heirsAtLaw')} of the Grantors are the persons who would take the personal property of each Grantor under the law of ${printedState(governingState)}, and in the proportions that it fixes, had that Grantor died intestate at the time in question, domiciled there and leaving no husband, wife, or partner. What passes to the Heirs at Law of the Grantors is divided into two equal parts, one for those of each Grantor; if one Grantor has none, those of the other take the whole. No one is an Heir at Law who does not survive as ${ref('death.survival')} requires, or as to property that the person has disclaimed.${communityHeirs(law)}`,
    ),
  ],
});

/** Who belongs to the family of each when a couple has parted: nobody's own child loses, and no child of the other alone comes in. */
export const familiesApart = clause({
  id: 'death.parting',
  heading: 'Children and Heirs if the Grantors Part',
  source: own('Uniform Probate Code 2-804(a)(5) and 2-804(b)'),
  refers: ['life.ending', 'declaration.family'],
  body: (_, { ref }) => [
    para(
      p`After an event that is named in ${ref('life.ending')}, this instrument means the following in the part of the Trust Property that belongs to the Contribution of a Grantor:`,
    ),
    list([
      p`the children and the Descendants of a Grantor, of either Grantor, or of the Grantors are those of that Grantor, among them every child of both. A child whom ${ref('declaration.family')} names as a child of the other Grantor alone, or who is later born to or adopted by the other Grantor alone, and the Descendants of that child, are not among them;`,
      p`a gift to such a child of the other Grantor alone, or to a Descendant of that child, is revoked, unless it was made or confirmed in a signed writing after the event. A Share so revoked is added to the other Shares in proportion to their size, and if no other Share takes effect, it passes as if that person had died before the event without Descendants; and`,
      p`the Heirs at Law of the Grantors are those of that Grantor alone.`,
    ]),
    para(
      p`No child of that Grantor, whether of both or of that Grantor alone, loses anything by the event. Each Grantor may provide otherwise for the part of that Grantor by an amendment.`,
    ),
  ],
});

/** What the first to die left in trust pays nothing for the survivor. */
export const trustOfFirstBears = clause({
  id: 'death.trustOfFirst',
  heading: 'What the Trust of the First to Die Bears',
  source: own('26 U.S.C. 2207A', 'Uniform Trust Code 505'),
  facts: [couple.survivorPlan, theCouple],
  refers: ['death.debts', 'death.abatement'],
  mayRefer: ['first.maritalEnd'],
  when: ({ survivorPlan, couple: { kind } }) => trustOfFirst(survivorPlan, kind) !== undefined,
  body: ({ survivorPlan, couple: { kind } }, { ref, refIf }) => {
    const name = trustOfFirst(survivorPlan, kind) ?? '';
    return [
      para(
        p`Whatever ${ref('death.debts')} and ${ref('death.abatement')} provide, no debt of the Surviving Grantor, no expense of the last illness, the funeral, or the estate of that Grantor, and no tax that other property causes is charged to the ${name} or paid from it, and no gift that is made from it is reduced on account of them. It bears only the expenses of its own administration and distribution, the debts secured by its property, and the taxes that it causes${refIf('first.maritalEnd', (section) => p`, as ${section} provides`)}.`,
      ),
    ];
  },
});

type SurvivorPlan = z.infer<typeof couple.survivorPlan.shape>;

const trustOfFirst = (plan: SurvivorPlan, kind: Couple['kind']): string | undefined => {
  switch (plan) {
    case 'survivorDecides':
      return undefined;
    case 'heldForLife':
      return kind === 'spouses' ? 'Marital Trust' : 'Partner’s Trust';
    case 'disclaimer':
      return kind === 'spouses' ? 'Disclaimer Trust' : undefined;
  }
};

/** Several parts may pass under one article, and its gifts are still due once. */
export const giftsOnce = clause({
  id: 'death.once',
  heading: 'Gifts That Are Made Once',
  source: own('Uniform Probate Code 3-902'),
  refers: ['first', 'death.gifts', 'death.debts'],
  mayRefer: ['death.residence', 'death.pets'],
  body: (_, { ref, refIf }) => [
    para(
      p`If more than one part of the Trust Property is distributed under this Article, at one time or at different times, as where neither Grantor survives the other or where a part was kept in a separate trust under ${ref('first')}, each gift under ${ref('death.gifts')}${refIf('death.residence', (section) => p` or ${section}`)} is made once in all. A thing is given from each part to the extent of the interest that the part has in it.`,
    ),
    para(
      p`A sum of money is due once in all. The parts bear it in the proportion of their values, after the payments under ${ref('death.debts')}, on the day on which this Article first applies to one of them; what a part bears is paid when that part is distributed.${refIf('death.pets', (section) => p` The same applies to the sum that ${section} sets aside, which is not due before both Grantors have died.`)}`,
    ),
    para(
      p`A part bears nothing of a gift that a Grantor has effectively revoked for it. The portions of the other parts are then the same as if the gift had not been revoked.`,
    ),
  ],
});

export const tangiblesOfTwo = clause({
  id: 'death.tangibles',
  heading: 'Tangible Personal Property',
  source: own('Uniform Probate Code 2-513', 'Uniform Trust Code 602(c)'),
  refers: ['life.revocation', 'life.amendment'],
  body: (_, { ref }) => [
    para(
      p`A Grantor may leave a written list, signed and dated, that says who receives, after the death of the Surviving Grantor, household goods, jewelry, vehicles for personal use, collections, and other tangible personal property in which that Grantor may still amend this instrument. To that extent the list is an amendment, if it is made as ${ref('life.revocation')} and ${ref('life.amendment')} require, except that it need not refer to the Trust. The Trustee shall follow another list to the extent that the law gives it effect, and otherwise may follow it as an expression of wishes. A later list prevails over an earlier one.`,
    ),
    para(
      p`Tangible personal property that is not Trust Property passes under the will of its owner, and becomes Trust Property if the Trustee receives it. Tangible personal property that is not effectively disposed of by a list or a specific gift is part of the residue, and the Trustee may permit the recipients of the residue to divide it by agreement, or may sell it.`,
    ),
  ],
});

/** A plan for the home for the time when neither of two makers lives in it. */
export const residencePlanOfTwo = clause({
  id: 'death.residence',
  heading: 'Plan for the Residence',
  source: own('Uniform Probate Code 2-606'),
  facts: [property.residenceOfTwo, allAssets, makers],
  refers: ['death.exempt'],
  when: ({ residence }) => residence !== undefined,
  body: ({ residence, allAssets: assets, makers: theMakers }, { ref }) => [
    ...(residence === undefined ? [] : residenceBlocks(residence, { ref, assets, makers: theMakers })),
    para(
      p`If the Residence was sold, exchanged, destroyed, or taken before the death of the Surviving Grantor, this Section applies to a dwelling that replaced it. If none did, this Section applies to what is still unpaid at that death of its price, of insurance on it, or of an award for its taking, and, if that happened while a Grantor who could otherwise have amended this Section was Incapacitated, to a sum equal to the net proceeds that were received for it; it has no other effect. Homestead rights that the law gives to a surviving spouse or minor child are respected.`,
    ),
  ],
});
