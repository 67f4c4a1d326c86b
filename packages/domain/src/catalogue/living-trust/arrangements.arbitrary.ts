import fc from 'fast-check';
import type { Facts } from '#facts/facts.ts';
import { isOwnChild } from '#facts/child-kind.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { PayoutStep } from '#facts/shapes.ts';
import { SpecialArrangement } from '#facts/special.ts';
import { WishForShares } from '#facts/wishes.ts';

const stepsArbitrary: fc.Arbitrary<readonly PayoutStep[]> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 21, max: 60 }), { minLength: 2, maxLength: 4 }),
    fc.infiniteStream(fc.constantFrom('1/5', '1/4', '1/3', '2/5', '1/2', '3/5', '2/3', '3/4', '4/5')),
  )
  .map(([ages, parts]) =>
    ages
      .toSorted((one, other) => one - other)
      .map((age, index) => ({ age, part: index === ages.length - 1 ? 'rest' : parts.next().value })),
  );

interface Words {
  /** A name that nobody else bears. */
  readonly caretaker: string;
  readonly other: string;
  readonly prose: fc.Arbitrary<string>;
}

const choicesArbitrary = ({ caretaker, other, prose }: Words) =>
  fc.record({
    chosen: fc.subarray([...SpecialArrangement.options]),
    descendantsShare: fc.constantFrom('perStirpes', 'byRepresentation', 'perCapita'),
    payoutSteps: stepsArbitrary,
    lifetimePayments: fc.constantFrom('needs', 'incomeAndNeeds'),
    lifetimePower: fc.constantFrom('none', 'family', 'others', 'general'),
    lifetimeRemainder: fc.constantFrom('theirDescendants', 'named', 'nextInLine'),
    lifetimeRemainderTaker: fc.constant(other),
    spouseShare: fc.constantFrom('outright', 'disclaimer', 'marital'),
    spouseRemainder: fc.constantFrom('otherShares', 'nextInLine', 'named'),
    spouseRemainderTaker: fc.constant(other),
    failingShare: fc.constantFrom('otherShares', 'nextInLine'),
    spouseShareFails: fc.constantFrom('otherShares', 'nextInLine'),
    pets: fc.constantFrom('my dog Max', 'our cats, Luna & Mi <b>', 'Paco'),
    petCaretaker: fc.constant({ name: caretaker }),
    spouseKeepsPets: fc.boolean(),
    petFundInCents: fc.integer({ min: 1, max: 5_000_000 }),
    petRemainder: fc.constantFrom('residue', 'caretaker', 'another'),
    petRemainderTaker: fc.constant(other),
    wishesForShares: fc.subarray([...WishForShares.options], { minLength: 1 }),
    ownWishes: fc.option(prose, { nil: undefined }),
  });

/** The same valid facts with arrangements beyond outright shares, as far as they fit the family; often with none. */
export const withArrangements = (facts: Facts, words: Words): fc.Arbitrary<Facts> =>
  fc.oneof(
    fc.constant(facts),
    choicesArbitrary(words).map(({ chosen, ...answers }) => arranged(facts, { chosen, answers: answers as Facts })),
  );

const arranged = (
  facts: Facts,
  {
    chosen,
    answers,
  }: { readonly chosen: readonly (typeof SpecialArrangement.options)[number][]; readonly answers: Facts },
): Facts => {
  const fitted = fitTakers(facts, chosen);
  const held = mayBeHeld(fitted);
  const { areTogether, spouseTakes, ...family } = fitted;
  const isChosen = (what: (typeof chosen)[number]): boolean => {
    if (!chosen.includes(what)) return false;
    if (what === 'childrenTogether') return areTogether;
    if (what === 'spouseShare') return spouseTakes;
    // Of one taker, or of children who take together, the share is held in one way only.
    if (what === 'heldForLife')
      return held.length > 0 && (!chosen.includes('paidInSteps') || (held.length > 1 && !areTogether));
    return what !== 'paidInSteps' || held.length > 0;
  };
  const special = chosen.filter(isChosen);
  const middle =
    special.includes('paidInSteps') && special.includes('heldForLife') ? Math.ceil(held.length / 2) : undefined;
  const [inSteps, forLife] = [held.slice(0, middle), held.slice(middle ?? 0)];
  return {
    ...family,
    ...(Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined)) as Facts),
    specialArrangements: special,
    ...(inSteps.length > 0 && { takersInSteps: inSteps }),
    ...(forLife.length > 0 && { lifetimeTakers: forLife }),
  };
};

type Fitted = Facts & { readonly areTogether: boolean; readonly spouseTakes: boolean };

// Children together are all of them, with equal shares; a spouse takes in the place of the first beneficiary.
const fitTakers = (facts: Facts, chosen: readonly string[]): Fitted => {
  const living = (facts.children ?? []).filter((child) => child.livingStatus !== 'deceased' && isOwnChild(child));
  if (chosen.includes('childrenTogether') && living.length > 0 && !living.some(isOrganization)) {
    const share = Math.floor(10_000 / living.length) / 100;
    const beneficiaries = living.map(({ name }) => ({ name, relationship: 'son', percentage: share }));
    return { ...facts, beneficiaries, areTogether: true, spouseTakes: false };
  }
  const [first, ...rest] = facts.beneficiaries ?? [];
  if (!chosen.includes('spouseShare') || facts.maritalStatus !== 'Married' || facts.spouseName === undefined || !first)
    return { ...facts, areTogether: false, spouseTakes: false };
  const spouse = { name: facts.spouseName, relationship: 'wife', percentage: first.percentage };
  return { ...facts, beneficiaries: [spouse, ...rest], areTogether: false, spouseTakes: true };
};

const mayBeHeld = ({ beneficiaries = [], spouseName = '' }: Facts): string[] =>
  beneficiaries
    .filter((taker) => taker.isDisabled !== true && !isOrganization(taker) && !isSamePerson(taker.name, spouseName))
    .map(({ name }) => name);
