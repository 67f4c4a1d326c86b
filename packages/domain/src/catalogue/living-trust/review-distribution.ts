import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { checkDivision, checkSchedule } from '#review/check-division.ts';
import { checkGiven } from '#review/check-given.ts';
import type { Check } from '#review/check.ts';

/** G8, RLT6, RLT7, RLT8 and RLT19: who takes how much, and when; what the trust holds. */
export const reviewDistribution: Check<LivingTrustFacts> = (document, facts) => [
  ...checkGiven(document, facts),
  ...checkDivision(document, facts),
  ...checkSchedule(document, { scheduleId: 'schedule.assets', assets: facts.assets }),
];
