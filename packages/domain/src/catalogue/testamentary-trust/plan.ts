import { lineIsOfAll } from '#facts/line-is-of-all.ts';
import { testamentaryTrustNouns } from '#catalogue/testamentary-trust/nouns.ts';
import * as own from '#catalogue/testamentary-trust/rules.ts';
import { testamentaryTrustQuestions } from '#catalogue/testamentary-trust/questions.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { agesAreAhead } from '#rules/ages-are-ahead.ts';
import { birthsArePast } from '#rules/births-are-past.ts';
import { childrenTakeAlike } from '#rules/children-together.ts';
import { executorsAreDistinct, guardiansAreDistinct, nextExecutorIsNamed } from '#rules/executors-are-distinct.ts';
import { shareOfDeadIsTold } from '#rules/failing-share-is-told.ts';
import { giftsAreParticular, instructionsGiveNothing } from '#rules/gifts-are-particular.ts';
import { guardianIsTold, minorsAreSaid } from '#rules/guardians-are-named.ts';
import { holdingsAgree, holdingsAreTold, stepsAreInOrder } from '#rules/holdings-fit.ts';
import { homeIsGivenOnce } from '#rules/home-is-given-once.ts';
import { noContestIsEnforced } from '#rules/law-fits.ts';
import { testatorIsOfAge } from '#rules/maker-is-adult.ts';
import { namesAreReal, namesFitTogether } from '#rules/names-are-real.ts';
import { organizationsHaveNoAge, peopleHoldPersonalOffices } from '#rules/organizations-fit.ts';
import { homeCountyIsClear } from '#rules/place-is-clear.ts';
import { protectorIsApart } from '#rules/protector-is-apart.ts';
import { relationsAreClear } from '#rules/relations-are-clear.ts';
import { takersHaveShares } from '#rules/shares-add-up.ts';
import { separatedSpouseIsMeant } from '#rules/spouse-is-considered.ts';
import { belongingsOnBenefitsAreTold } from '#rules/spouse-on-benefits-is-told.ts';
import { failingShareIsTold, spouseShareIsTold } from '#rules/spouse-share-is-told.ts';
import {
  childrenAreProvidedFor,
  laterChildrenAreTold,
  leftOutTakeNothing,
  lineOfLeftOutIsTold,
  makerTakesNothing,
  minorsHaveAnAge,
  needsHaveNoAge,
} from '#rules/takers-can-take.ts';
import { halfIsTold, homeIsTold } from '#rules/trust-can-take.ts';
import { trusteesAreDistinct } from '#rules/trustees-are-distinct.ts';
import { speakingOf } from '#rules/speaking-of.ts';

/** What the interview of a will with a trust in it asks, and what its answers must be like. */
export const testamentaryTrustPlan: QuestionPlan = {
  documentType: testamentaryTrustNouns.id,
  documentName: 'testamentary trust',
  needsSurnames: true,
  questions: testamentaryTrustQuestions,
  rules: [
    namesAreReal.among(testamentaryTrustQuestions),
    ...takersHaveShares,
    birthsArePast,
    relationsAreClear,
    homeCountyIsClear,
    testatorIsOfAge,
    minorsAreSaid,
    guardiansAreDistinct,
    speakingOf(peopleHoldPersonalOffices, ['guardian', 'alternateGuardians']),
    organizationsHaveNoAge,
    executorsAreDistinct,
    speakingOf(trusteesAreDistinct, ['successorTrustee', 'successorTrustees']),
    own.trusteeIsAnother,
    own.needsHaveAnotherTrustee,
    protectorIsApart,
    makerTakesNothing,
    own.spouseComesOnce,
    leftOutTakeNothing,
    giftsAreParticular,
    speakingOf(homeIsGivenOnce, ['specificGifts']),
    speakingOf(instructionsGiveNothing, ['specialInstructions', 'distributionInstructions', 'ownWishes']),
    minorsHaveAnAge,
    agesAreAhead,
    needsHaveNoAge,
    own.needsAreHeld,
    own.trustIsNeeded,
    childrenTakeAlike,
    stepsAreInOrder,
    holdingsAgree,
    holdingsAreTold,
    spouseShareIsTold,
    failingShareIsTold,
    shareOfDeadIsTold,
    own.spouseMayClaim,
    halfIsTold,
    homeIsTold,
    separatedSpouseIsMeant.among(testamentaryTrustQuestions),
    belongingsOnBenefitsAreTold,
    childrenAreProvidedFor,
    laterChildrenAreTold,
    lineOfLeftOutIsTold,
    guardianIsTold,
    nextExecutorIsNamed,
    own.nextTrusteeIsNamed,
    noContestIsEnforced,
    namesFitTogether.among(testamentaryTrustQuestions),
  ],
  migrations: [lineIsOfAll],
};
