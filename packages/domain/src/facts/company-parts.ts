import type { Member } from '#facts/shapes.ts';

/**
 * What each member puts in of one amount for all, in US cents, by percentage and in the order of the members. The parts are the
 * whole to the cent: what rounding leaves goes to the first members, a cent each. NaN where the amount is not known.
 */
export const partsByShare = (totalInCents: number, members: readonly Member[]): readonly number[] => {
  const whole = members.reduce((sum, { percentage = 100 }) => sum + percentage, 0);
  const parts = members.map(({ percentage = 100 }) => Math.floor((totalInCents * percentage) / whole + 1e-6));
  const rest = totalInCents - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index < rest ? part + 1 : part));
};
