import { hasLine, lineIsAskedOf } from '#facts/has-line.ts';
import { totalOf } from '#facts/exact-shares.ts';
import { percentageOfShare } from '#kit/share.ts';
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
import { isOwnChild } from '#facts/child-kind.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Beneficiary, Child, PayoutStep } from '#facts/shapes.ts';

/** Somebody with whether they have benefits that depend on need. */
type Weighed<Taker> = Taker & { readonly isOnBenefits: boolean };

/** What a person wants to happen with what is left, in the words of a disposition. What was not arranged is absent. */
export interface Described {
  /** Who takes a part of their own. */
  readonly takers: readonly Weighed<Beneficiary>[];
  /** Those of the children who take as one class. */
  readonly together: readonly Weighed<Beneficiary>[];
  /** Every child, whether or not they take. */
  readonly children: readonly Child[];
  /** The names of those who are left out on purpose. */
  readonly leftOut: readonly string[];
  readonly alternates: 'heirsAtLaw' | readonly Weighed<Alternate>[];
  /** The descendants of a taker who does not survive come before the alternates, where nothing else is said of the taker. */
  readonly passesToDescendants: boolean;
  readonly failingPart: Disposition['failingPart'];
  /** A child who comes later takes as the children do who are named. */
  readonly opensToChildren: boolean;
  readonly manner: Manner;
  readonly steps?: { readonly takers: readonly string[]; readonly steps: readonly PayoutStep[] } | undefined;
  readonly lifetime?: { readonly takers: readonly string[]; readonly terms: LifetimeTerms } | undefined;
  readonly spouse?: { readonly name: string; readonly holding: 'maritalTrust' | 'disclaimerTrust' } | undefined;
}

/** The disposition that a person has described. Nobody takes of whom the person was not asked. */
export const dispositionOf = (described: Described): Disposition => ({
  portions: described.takers.map((taker) => portionOf(taker, described)),
  children: described.together.length === 0 ? undefined : childrenPortion(described),
  laterChildren: laterChildren(described),
  manner: described.manner,
  failingPart: failingPart(described),
  alternates: nextTakers(described),
});

const opens = ({ together, opensToChildren }: Described): boolean => together.length === 0 && opensToChildren;

// Of a single part there is no other, but for that of a child who comes later.
const failingPart = (described: Described): Disposition['failingPart'] => {
  if (described.takers.length + Math.min(described.together.length, 1) > 1) return described.failingPart;
  return opens(described) ? 'otherParts' : 'unsaid';
};

const laterChildren = (described: Described): Disposition['laterChildren'] => {
  if (!opens(described)) return undefined;
  const named = described.takers.map((taker) => portionOf(taker, described));
  return {
    holding: holdingOfLater(named.map(({ holding }) => holding)),
    passesToDescendants: named.length > 0 && named.every(({ passesToDescendants }) => passesToDescendants),
  };
};

// As those of the children named where they are alike, and otherwise until the latest age stated. Nobody knows yet of benefits.
const holdingOfLater = (holdings: readonly Holding[]): Holding => {
  const [first, ...others] = holdings.filter(({ kind }) => kind !== 'supplementalNeeds');
  if (first === undefined) return { kind: 'outright' };
  const isAlike = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  if (isAlike) return first;
  const ages = [first, ...others].flatMap(agesIn);
  return ages.length === 0 ? { kind: 'outright' } : { kind: 'untilAge', age: Math.max(...ages) };
};

const agesIn = (holding: Holding): readonly number[] => {
  if (holding.kind === 'untilAge') return [holding.age];
  return holding.kind === 'inSteps' ? holding.steps.map(({ age }) => age) : [];
};

// Whoever comes next has a line that was asked about.
const nextTakers = ({ takers, together, alternates, passesToDescendants }: Described): Disposition['alternates'] => {
  if (alternates === 'heirsAtLaw') return 'heirsAtLaw';
  const asked = lineIsAskedOf<Alternate>([...takers, ...together], alternates);
  return alternates.map((one): NextTaker => ({
    ...one,
    passesToDescendants: passesToDescendants && asked.includes(one),
  }));
};

const portionOf = (taker: Weighed<Beneficiary>, described: Described): Portion => ({
  name: taker.name,
  relationship: taker.relationship,
  kind: taker.kind,
  percentage: taker.percentage,
  holding: holdingOf(taker, described),
  passesToDescendants: hasLine(taker) && (taker.perStirpes ?? described.passesToDescendants),
});

// The children of a class hold alike, but for those with benefits; the rules see to that.
const childrenPortion = (described: Described): ChildrenPortion => {
  const { together, children, leftOut } = described;
  const typical = together.find(({ isOnBenefits }) => !isOnBenefits);
  return {
    members: together.map(({ name, isOnBenefits }) => ({ name, isOnBenefits })),
    leavesChildOut: children.some(({ name }) => leftOut.some((one) => isSamePerson(one, name))),
    hasLateChild: children.some((child) => child.livingStatus === 'deceased' && isOwnChild(child)),
    percentage: percentageOf(together),
    holding: typical === undefined ? { kind: 'outright' } : holdingOf(typical, described),
    passesToDescendants: described.passesToDescendants,
  };
};

const percentageOf = (takers: readonly Beneficiary[]): number | undefined => {
  const total = totalOf(takers);
  return total && percentageOfShare(total);
};

// A payment at an age would make a supplemental needs trust a resource that counts, so it gives way.
const holdingOf = (taker: Weighed<Beneficiary>, { spouse, lifetime, steps }: Described): Holding => {
  const { distributionAge, name } = taker;
  const isAmong = (names: readonly string[] = []) => names.some((one) => isSamePerson(one, name));
  if (taker.isOnBenefits) return { kind: 'supplementalNeeds' };
  if (spouse !== undefined && isAmong([spouse.name])) return { kind: spouse.holding };
  if (lifetime !== undefined && isAmong(lifetime.takers)) return { kind: 'forLife', terms: lifetime.terms };
  if (steps !== undefined && isAmong(steps.takers)) return { kind: 'inSteps', steps: steps.steps };
  return distributionAge === undefined ? { kind: 'outright' } : { kind: 'untilAge', age: distributionAge };
};
