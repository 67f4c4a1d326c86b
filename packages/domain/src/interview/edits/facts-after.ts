import type { Facts } from '#facts/facts.ts';
import type { Reading } from '#interview/reading.ts';

/** The facts as they are after a reading, doubtful or not. */
export const factsAfter = (facts: Facts, { patch, cleared = [] }: Pick<Reading, 'patch' | 'cleared'>): Facts => ({
  ...facts,
  ...Object.fromEntries(cleared.map((field) => [field, undefined])),
  ...Object.fromEntries(patch.map(({ field, value }) => [field, value])),
});
