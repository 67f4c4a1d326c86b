import { livingTrustQuestions } from '#catalogue/living-trust/questions.ts';
import { afterSpouse, shareOfSpouse } from '#derived/after-spouse.ts';
import * as arrangements from '#derived/arrangements.ts';
import { lifePartner } from '#derived/life-partner.ts';
import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import { makers } from '#derived/makers.ts';
import * as offices from '#derived/offices.ts';
import * as property from '#derived/property.ts';
import { stepchildren } from '#derived/stepchildren.ts';
import { treeOfTrust } from '#derived/tree.ts';
import { settleWith } from '#facts/settle-with.ts';

/** Everything that a revocable living trust prints; nothing that it needs can be missing. */
export type LivingTrustFacts = ReturnType<typeof settleLivingTrust>;

/** Gives complete facts their typed form, with what a revocable living trust prints beyond what is asked. Throws when a required fact is missing. */
export const settleLivingTrust = settleWith(livingTrustQuestions, [
  laws.law,
  laws.homeLaw,
  laws.landLaws,
  makers,
  maker.marriage,
  maker.holdsCommunityProperty,
  maker.spouseJoins,
  maker.leavesSpouse,
  offices.initialTrustees,
  offices.trusteesInLine,
  offices.compensation,
  offices.incapacity,
  lifePartner,
  arrangements.arrangedSteps,
  arrangements.arrangedLifetime,
  arrangements.arrangedForSpouse,
  arrangements.petFund,
  arrangements.wishes,
  property.gifts,
  property.disposition,
  property.residence,
  treeOfTrust,
  afterSpouse,
  shareOfSpouse,
  stepchildren,
]);
