import { jointTrustQuestions } from '#catalogue/joint-trust/questions.ts';
import { noShareOfSpouse } from '#derived/after-spouse.ts';
import * as arrangements from '#derived/arrangements.ts';
import * as couple from '#derived/couple.ts';
import { noOtherPartner } from '#derived/life-partner.ts';
import * as laws from '#derived/laws.ts';
import { twoMakers } from '#derived/makers.ts';
import * as offices from '#derived/offices.ts';
import * as property from '#derived/property.ts';
import { treeOfTwo } from '#derived/tree.ts';
import { settleWith } from '#facts/settle-with.ts';

/** Everything that a joint trust prints; nothing that it needs can be missing. */
export type JointTrustFacts = ReturnType<typeof settleJointTrust>;

/** Gives complete facts their typed form, with what a joint trust prints beyond what is asked. Throws when a required fact is missing. */
export const settleJointTrust = settleWith(jointTrustQuestions, [
  laws.law,
  laws.homeLaw,
  couple.landLawsOfTwo,
  twoMakers,
  couple.theCouple,
  couple.allAssets,
  couple.mayHoldCommunity,
  couple.bothTrustees,
  couple.leavesNoSpouse,
  noShareOfSpouse,
  offices.trusteesInLine,
  offices.compensation,
  offices.incapacity,
  noOtherPartner,
  arrangements.arrangedSteps,
  arrangements.arrangedLifetime,
  arrangements.petFundOfTwo,
  arrangements.wishes,
  property.gifts,
  property.dispositionOfTwo,
  property.residenceOfTwo,
  treeOfTwo,
]);
