import type { Described } from '#disposition/disposition-of.ts';
import { deriveFact, type FactsOf } from '#facts/derive-fact.ts';
import * as held from '#facts/held-shares.ts';
import { maritalStatus, spouseName } from '#facts/person.ts';
import * as pet from '#facts/pets.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Party } from '#facts/shapes.ts';
import { specialArrangements } from '#facts/special.ts';
import * as spouse from '#facts/spouse-share.ts';
import * as wish from '#facts/wishes.ts';

// What follows from the arrangements that a person has chosen; an answer to what is no longer chosen says nothing.

/** Shares that are paid out in steps. */
export const arrangedSteps = deriveFact({
  field: 'arrangedSteps',
  from: [specialArrangements, held.takersInSteps, held.payoutSteps],
  derive: ({ specialArrangements: chosen, takersInSteps: takers, payoutSteps: steps }): Described['steps'] =>
    chosen.includes('paidInSteps') && steps !== undefined ? { takers, steps } : undefined,
});

/** Shares that are kept in trust for a lifetime. */
export const arrangedLifetime = deriveFact({
  field: 'arrangedLifetime',
  from: [
    specialArrangements,
    held.lifetimeTakers,
    held.lifetimePayments,
    held.lifetimePower,
    held.lifetimeRemainder,
    held.lifetimeRemainderTaker,
  ],
  derive: ({ specialArrangements: chosen, ...facts }): Described['lifetime'] => {
    const { lifetimePayments: payments, lifetimePower: power, lifetimeRemainder: to } = facts;
    if (!chosen.includes('heldForLife')) return undefined;
    if (payments === undefined || power === undefined) return undefined;
    const remainder = to === 'named' ? { to, name: facts.lifetimeRemainderTaker ?? '' } : { to };
    return { takers: facts.lifetimeTakers, terms: { payments, power, remainder } };
  },
});

/** How the share of the spouse is held where it is not paid out. */
export const arrangedForSpouse = deriveFact({
  field: 'arrangedForSpouse',
  from: [specialArrangements, spouse.spouseShare, maritalStatus, spouseName],
  derive: ({ specialArrangements: chosen, spouseShare: how, ...facts }): Described['spouse'] => {
    const { maritalStatus: status, spouseName: name } = facts;
    if (!chosen.includes('spouseShare') || status !== 'Married' || name === undefined) return undefined;
    if (how === undefined || how === 'outright') return undefined;
    return { name, holding: how === 'marital' ? 'maritalTrust' : 'disclaimerTrust' };
  },
});

/** Money for the care of animals. */
export interface PetFund {
  readonly animals: string;
  readonly caretaker: Party;
  /** A spouse who survives and wants to keep the animals comes before the caretaker. */
  readonly doesSpouseKeep: boolean;
  readonly fundInCents: number;
  readonly remainder: { readonly to: 'residue' | 'caretaker' } | { readonly to: 'another'; readonly name: string };
}

const forPets = [
  specialArrangements,
  pet.pets,
  pet.petCaretaker,
  pet.petFundInCents,
  pet.petRemainder,
  pet.petRemainderTaker,
] as const;

const fundOf = ({ specialArrangements: chosen, ...facts }: FactsOf<typeof forPets>): PetFund | undefined => {
  const { pets: animals, petCaretaker: caretaker, petFundInCents: fundInCents, petRemainder: to } = facts;
  if (!chosen.includes('petCare')) return undefined;
  if (animals === undefined || caretaker === undefined || fundInCents === undefined) return undefined;
  const remainder = to === 'another' ? { to, name: facts.petRemainderTaker ?? '' } : { to };
  return { animals, caretaker, doesSpouseKeep: false, fundInCents, remainder };
};

export const petFund = deriveFact({
  field: 'petFund',
  from: [...forPets, pet.spouseKeepsPets, maritalStatus, spouseName],
  derive: (facts): PetFund | undefined => {
    const fund = fundOf(facts);
    const { maritalStatus: status, spouseName: name } = facts;
    const isOther = status === 'Married' && name !== undefined && !isSamePerson(name, fund?.caretaker.name ?? '');
    return fund && { ...fund, doesSpouseKeep: isOther && facts.spouseKeepsPets };
  },
});

/** The same when both of two makers have died; until then the animals stay with the survivor. */
export const petFundOfTwo = deriveFact({ field: 'petFund', from: forPets, derive: fundOf });

/** Wishes that bind nobody; undefined where there are none. */
export interface Wishes {
  readonly topics: readonly (typeof wish.WishForShares.options)[number][];
  readonly inOwnWords: string | undefined;
}

export const wishes = deriveFact({
  field: 'wishes',
  from: [specialArrangements, wish.wishesForShares, wish.ownWishes],
  derive: ({ specialArrangements: chosen, wishesForShares: topics, ownWishes }): Wishes | undefined =>
    chosen.includes('wishes') && (topics.length > 0 || ownWishes !== undefined)
      ? { topics, inOwnWords: ownWishes }
      : undefined,
});
