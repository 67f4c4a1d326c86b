import { SpecialArrangement } from '#facts/special.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';

/** A family that has arranged everything that can be arranged, each share in its own way. */
export const everyArrangement: Facts = {
  ...specialFamily,
  beneficiaries: [
    { name: 'Tom Lee', relationship: 'husband', percentage: 40 },
    { name: 'Sofía Reyes Luna', relationship: 'daughter', percentage: 10 },
    { name: 'Mateo Reyes Luna', relationship: 'son', percentage: 10 },
    { name: 'Ida Bloom', relationship: 'niece', percentage: 10, distributionAge: 30 },
    { name: 'Ray Bloom', relationship: 'nephew', percentage: 10 },
    { name: 'Uma Bloom', relationship: 'niece', percentage: 10 },
    { name: 'Eva Bloom', relationship: 'niece', percentage: 10 },
  ],
  takersOnBenefits: ['Eva Bloom'],
  descendantsTakeFirst: true,
  specialArrangements: SpecialArrangement.options,
  descendantsShare: 'byRepresentation',
  takersInSteps: ['Ray Bloom'],
  payoutSteps: [
    { age: 25, part: '1/3' },
    { age: 30, part: 'rest' },
  ],
  lifetimeTakers: ['Uma Bloom'],
  lifetimePayments: 'incomeAndNeeds',
  lifetimePower: 'family',
  lifetimeRemainder: 'theirDescendants',
  spouseShare: 'marital',
  pets: 'my dog Rex',
  petCaretaker: { name: 'Ann Fisher' },
  petFundInCents: 500_000,
  petRemainder: 'residue',
  wishesForShares: [],
  ownWishes: 'Please be kind.',
  trustProtector: { name: 'Harriet Olmsted' },
  residencePlan: 'spouseMayLive',
  noContest: true,
  distributionInstructions: 'At the discretion of the trustee.',
};
