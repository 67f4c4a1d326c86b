import type { Alternate, Disposition, Holding, Portion } from '#disposition/disposition.ts';
import { isDescendant } from '#facts/is-descendant.ts';
import { isOnBenefits } from '#facts/minors-without-age.ts';
import type { Beneficiary } from '#facts/shapes.ts';

/** The settled answers from which a disposition follows. */
interface Answers {
  readonly beneficiaries: readonly Beneficiary[];
  readonly contingentBeneficiaries: 'heirsAtLaw' | readonly Alternate[];
  readonly descendantsTakeFirst: boolean | undefined;
  readonly takersOnBenefits: string[];
  readonly afterBornChildrenShare: boolean;
}

/** The disposition that a person has described. Nobody takes of whom the person was not asked. */
export const dispositionOf = (answers: Answers): Disposition => ({
  portions: answers.beneficiaries.map((taker) => portionOf(taker, answers)),
  opensToChildren: answers.afterBornChildrenShare,
  alternates: answers.contingentBeneficiaries,
});

const portionOf = (taker: Beneficiary, answers: Answers): Portion => ({
  name: taker.name,
  relationship: taker.relationship,
  percentage: taker.percentage,
  holding: holdingOf(taker, answers),
  passesToDescendants: taker.perStirpes ?? (answers.descendantsTakeFirst === true && isDescendant(taker.relationship)),
});

// A payment at an age would make a supplemental needs trust a resource that counts, so it gives way.
const holdingOf = (taker: Beneficiary, answers: Pick<Answers, 'takersOnBenefits'>): Holding => {
  const { distributionAge } = taker;
  if (isOnBenefits(taker, answers)) return { kind: 'supplementalNeeds' };
  return distributionAge === undefined ? { kind: 'outright' } : { kind: 'untilAge', age: distributionAge };
};
