import * as held from '#facts/held-shares.ts';
import * as special from '#facts/special.ts';

/** What is asked together of shares beyond outright ones, in every instrument that divides. */
export const heldQuestions = [
  special.afterBornChildrenShare,
  special.descendantsShare,
  held.takersInSteps,
  held.payoutSteps,
  held.lifetimeTakers,
  held.lifetimePayments,
  held.lifetimePower,
  held.lifetimeRemainder,
  held.lifetimeRemainderTaker,
] as const;
