import { testamentaryTrustQuestions } from '#catalogue/testamentary-trust/questions.ts';
import { afterSpouseWithoutHome, shareOfSpouseWithoutHome } from '#derived/after-spouse.ts';
import * as arrangements from '#derived/arrangements.ts';
import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import { makerOfWill } from '#derived/makers.ts';
import * as offices from '#derived/offices.ts';
import * as property from '#derived/property.ts';
import { treeOfWillWithTrust } from '#derived/tree.ts';
import * as will from '#derived/will.ts';
import { deriveFact } from '#facts/derive-fact.ts';
import { grantorState } from '#facts/person.ts';
import { settleWith } from '#facts/settle-with.ts';
import type { StateCode } from '#law/state-code.ts';

// A will is governed by the law of the home, and so is the trust in it.
const governingState = deriveFact({
  field: 'governingState',
  from: [grantorState],
  derive: ({ grantorState: home }): StateCode => home,
});

// Neither executor nor trustee gives a bond, unless a court wants one.
const bondRequired = deriveFact({ field: 'bondRequired', from: [], derive: (): boolean => false });

// What a will holds for a spouse is not counted as the spouse's own (42 U.S.C. 1396p(d)(2)(A)).
const leavesSpouse = deriveFact({ field: 'leavesSpouse', from: [], derive: (): boolean => false });

/** Everything that a will with a trust in it prints; nothing that it needs can be missing. */
export type TestamentaryTrustFacts = ReturnType<typeof settleTestamentaryTrust>;

/** Gives complete facts their typed form, with what a will with a trust in it prints beyond what is asked. Throws when a required fact is missing. */
export const settleTestamentaryTrust = settleWith(testamentaryTrustQuestions, [
  laws.homeLaw,
  governingState,
  makerOfWill,
  maker.marriage,
  leavesSpouse,
  will.executorsInLine,
  will.guardians,
  will.sharesProperty,
  will.belongings,
  bondRequired,
  offices.trusteesInLine,
  offices.compensation,
  arrangements.arrangedSteps,
  arrangements.arrangedLifetime,
  arrangements.arrangedForSpouse,
  arrangements.wishes,
  property.gifts,
  property.disposition,
  will.residueInTrust,
  will.heldForSpouseFirst,
  treeOfWillWithTrust,
  afterSpouseWithoutHome,
  shareOfSpouseWithoutHome,
]);
