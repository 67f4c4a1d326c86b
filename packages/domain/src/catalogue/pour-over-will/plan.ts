import { pourOverWillNouns } from '#catalogue/pour-over-will/nouns.ts';
import { pourOverWillQuestions } from '#catalogue/pour-over-will/questions.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { birthsArePast } from '#rules/births-are-past.ts';
import { executorsAreDistinct, guardiansAreDistinct, nextExecutorIsNamed } from '#rules/executors-are-distinct.ts';
import { giftsAreParticular, instructionsGiveNothing } from '#rules/gifts-are-particular.ts';
import { homeIsGivenOnce } from '#rules/home-is-given-once.ts';
import { relationsAreClear } from '#rules/relations-are-clear.ts';
import { guardianIsTold, minorsAreSaid } from '#rules/guardians-are-named.ts';
import { noContestIsEnforced } from '#rules/law-fits.ts';
import { testatorIsOfAge } from '#rules/maker-is-adult.ts';
import { namesAreReal, namesFitTogether } from '#rules/names-are-real.ts';
import { peopleHoldPersonalOffices } from '#rules/organizations-fit.ts';
import { separatedSpouseIsMeant } from '#rules/spouse-is-considered.ts';
import { belongingsOnBenefitsAreTold } from '#rules/spouse-on-benefits-is-told.ts';
import { leftOutTakeNothing } from '#rules/takers-can-take.ts';
import {
  adoptionIsAllowed,
  halfIsTold,
  homeIsTold,
  trusteeIsAnother,
  trustIsEarlier,
  unsignedTrustIsTold,
} from '#rules/trust-can-take.ts';
import { speakingOf } from '#rules/speaking-of.ts';

/** What the interview of a pour-over will asks, and what its answers must be like. */
export const pourOverWillPlan: QuestionPlan = {
  documentType: pourOverWillNouns.id,
  documentName: 'pour-over will',
  needsSurnames: true,
  questions: pourOverWillQuestions,
  takes: ['trustName', 'isTrustSigned', 'trustDate', 'initialTrustee'],
  rules: [
    namesAreReal.among(pourOverWillQuestions),
    speakingOf(birthsArePast, ['grantorDateOfBirth', 'children']),
    speakingOf(relationsAreClear, ['children']),
    testatorIsOfAge,
    minorsAreSaid,
    guardiansAreDistinct,
    speakingOf(peopleHoldPersonalOffices, ['guardian', 'alternateGuardians']),
    executorsAreDistinct,
    trustIsEarlier,
    trusteeIsAnother,
    leftOutTakeNothing,
    giftsAreParticular,
    speakingOf(homeIsGivenOnce, ['specificGifts']),
    speakingOf(instructionsGiveNothing, ['specialInstructions']),
    unsignedTrustIsTold,
    adoptionIsAllowed,
    halfIsTold,
    homeIsTold,
    separatedSpouseIsMeant.among(pourOverWillQuestions),
    belongingsOnBenefitsAreTold,
    guardianIsTold,
    nextExecutorIsNamed,
    noContestIsEnforced,
    namesFitTogether.among(pourOverWillQuestions),
  ],
};
