import type { Member } from '#facts/shapes.ts';
import { divideCents } from '#kit/money.ts';

/** What each member puts in of one amount for all, in US cents, by percentage and in the order of the members; see `divideCents`. */
export const partsByShare = (totalInCents: number, members: readonly Member[]): readonly number[] =>
  divideCents(
    totalInCents,
    members.map(({ percentage = 100 }) => percentage),
  );
