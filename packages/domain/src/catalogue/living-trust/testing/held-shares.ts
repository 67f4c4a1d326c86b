import { errorsOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';

/** The share of the son of the special family, paid in three steps. */
export const inSteps: Facts = {
  specialArrangements: ['paidInSteps'],
  takersInSteps: ['Mateo Reyes Luna'],
  payoutSteps: [
    { age: 25, part: '1/3' },
    { age: 30, part: '1/2' },
    { age: 35, part: 'rest' },
  ],
};

/** The share of its niece, kept for her life. */
export const forLife: Facts = {
  specialArrangements: ['heldForLife'],
  lifetimeTakers: ['Ida Bloom'],
  lifetimePayments: 'needs',
  lifetimePower: 'family',
  lifetimeRemainder: 'theirDescendants',
};

/** What keeps a trust of that family with a change from being finished, as `errorsOf` says it. */
export const errorsWith = (change: Facts): readonly string[] => errorsOf({ ...specialFamily, ...change });
