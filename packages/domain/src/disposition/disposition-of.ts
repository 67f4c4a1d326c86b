import { printablePercentage } from '#assembly/number-words.ts';
import type {
  Alternate,
  ChildrenPortion,
  Disposition,
  Holding,
  LifetimeTerms,
  NextTaker,
  Portion,
} from '#disposition/disposition.ts';
import type { Manner } from '#facts/manner.ts';
import { childTakers } from '#facts/child-takers.ts';
import { isDescendant, isOwnChild } from '#facts/child-kind.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { isOnBenefits } from '#facts/minors-without-age.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Beneficiary, Child, Party, PayoutStep } from '#facts/shapes.ts';

/** The settled answers from which a disposition follows. What was not arranged is absent. */
export interface Answers {
  readonly beneficiaries: readonly Beneficiary[];
  readonly children: readonly Child[];
  readonly contingentBeneficiaries: 'heirsAtLaw' | readonly Alternate[];
  readonly descendantsTakeFirst: boolean | undefined;
  readonly takersOnBenefits: string[];
  readonly afterBornChildrenShare: boolean;
  readonly intentionallyOmitted: readonly { readonly name: string }[];
  /** The children take as one class. */
  readonly areChildrenTogether: boolean;
  readonly manner: Manner;
  readonly steps?: { readonly takers: readonly string[]; readonly steps: readonly PayoutStep[] } | undefined;
  readonly lifetime?: { readonly takers: readonly string[]; readonly terms: LifetimeTerms } | undefined;
  readonly spouse?: { readonly name: string; readonly holding: 'maritalTrust' | 'disclaimerTrust' } | undefined;
}

/** The disposition that a person has described. Nobody takes of whom the person was not asked. */
export const dispositionOf = (answers: Answers): Disposition => {
  const together = answers.areChildrenTogether ? childTakers(answers) : [];
  return {
    portions: answers.beneficiaries
      .filter((taker) => !together.includes(taker))
      .map((taker) => portionOf(taker, answers)),
    children: together.length === 0 ? undefined : childrenPortion(together, answers),
    opensToChildren: together.length === 0 && answers.afterBornChildrenShare,
    manner: answers.manner,
    alternates: nextTakers(answers),
  };
};

const nextTakers = (answers: Answers): Disposition['alternates'] =>
  answers.contingentBeneficiaries === 'heirsAtLaw'
    ? 'heirsAtLaw'
    : answers.contingentBeneficiaries.map((one): NextTaker => ({
        ...one,
        passesToDescendants: answers.descendantsTakeFirst === true && hasLine(one),
        isOnBenefits: isOnBenefits(one, answers),
      }));

const portionOf = (taker: Beneficiary, answers: Answers): Portion => ({
  name: taker.name,
  relationship: taker.relationship,
  kind: taker.kind,
  percentage: taker.percentage,
  holding: holdingOf(taker, answers),
  passesToDescendants: hasLine(taker) && (taker.perStirpes ?? answers.descendantsTakeFirst === true),
});

// Whose own children can come in their place; an organization leaves none, whatever else was said of it.
const hasLine = (taker: Party): boolean => isDescendant(taker.relationship) && !isOrganization(taker);

// The children of a class hold alike, but for those with benefits; the rules see to that.
const childrenPortion = (together: readonly Beneficiary[], answers: Answers): ChildrenPortion => {
  const members = together.map((taker) => ({ name: taker.name, isOnBenefits: isOnBenefits(taker, answers) }));
  const typical = together.find((_, index) => members[index]?.isOnBenefits === false);
  return {
    members,
    leavesChildOut: answers.children.some(({ name }) =>
      answers.intentionallyOmitted.some((one) => isSamePerson(one.name, name)),
    ),
    hasLateChild: answers.children.some((child) => child.livingStatus === 'deceased' && isOwnChild(child)),
    percentage: totalOf(together),
    holding: typical === undefined ? { kind: 'outright' } : holdingOf(typical, answers),
    passesToDescendants: answers.descendantsTakeFirst === true,
  };
};

const totalOf = (takers: readonly Beneficiary[]): number | undefined =>
  takers.some(({ percentage }) => percentage === undefined)
    ? undefined
    : printablePercentage(takers.reduce((sum, { percentage = 0 }) => sum + percentage, 0));

/** How the share of one taker is paid. A payment at an age would make a supplemental needs trust a resource that counts, so it gives way. */
export const holdingOf = (
  taker: Beneficiary,
  answers: Pick<Answers, 'takersOnBenefits' | 'steps' | 'lifetime' | 'spouse'>,
): Holding => {
  const { distributionAge, name } = taker;
  const isAmong = (names: readonly string[] = []) => names.some((one) => isSamePerson(one, name));
  if (isOnBenefits(taker, answers)) return { kind: 'supplementalNeeds' };
  if (answers.spouse !== undefined && isAmong([answers.spouse.name])) return { kind: answers.spouse.holding };
  if (answers.lifetime !== undefined && isAmong(answers.lifetime.takers))
    return { kind: 'forLife', terms: answers.lifetime.terms };
  if (answers.steps !== undefined && isAmong(answers.steps.takers))
    return { kind: 'inSteps', steps: answers.steps.steps };
  return distributionAge === undefined ? { kind: 'outright' } : { kind: 'untilAge', age: distributionAge };
};
