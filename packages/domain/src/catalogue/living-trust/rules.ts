import { livingTrustQuestions } from '#catalogue/living-trust/questions.ts';
import { agesAreAhead } from '#rules/ages-are-ahead.ts';
import { birthsArePast } from '#rules/births-are-past.ts';
import { childrenTakeAlike } from '#rules/children-together.ts';
import { shareOfDeadIsTold } from '#rules/failing-share-is-told.ts';
import { giftsAreParticular, instructionsGiveNothing } from '#rules/gifts-are-particular.ts';
import { homeIsGivenOnce } from '#rules/home-is-given-once.ts';
import { relationsAreClear } from '#rules/relations-are-clear.ts';
import { chosenLawIsTold, communityPropertyIsTold, noContestIsEnforced } from '#rules/law-fits.ts';
import { homeHasOneRule } from '#rules/home-has-one-rule.ts';
import { homeMayBeLeft } from '#rules/home-may-be-left.ts';
import { holdingsAgree, holdingsAreTold, stepsAreInOrder } from '#rules/holdings-fit.ts';
import { landCanBeHeld } from '#rules/land-can-be-held.ts';
import { makerIsAdult } from '#rules/maker-is-adult.ts';
import { namesAreReal, namesFitTogether } from '#rules/names-are-real.ts';
import { organizationsHaveNoAge, peopleHoldPersonalOffices } from '#rules/organizations-fit.ts';
import { panelIsIndependent } from '#rules/panel-is-independent.ts';
import { partnerIsTold } from '#rules/partner-is-told.ts';
import { petsAreCaredFor } from '#rules/pets-are-cared-for.ts';
import { designatedIsNotRetitled, landIsDescribed, spouseMayStay } from '#rules/property-fits.ts';
import { homeCountyIsClear } from '#rules/place-is-clear.ts';
import type { Rule } from '#rules/rule.ts';
import { protectorIsApart } from '#rules/protector-is-apart.ts';
import { takersHaveShares } from '#rules/shares-add-up.ts';
import { failingShareIsTold, spouseShareIsTold } from '#rules/spouse-share-is-told.ts';
import { disinheritedSpouseIsTold, separatedSpouseIsMeant, separationIsTold } from '#rules/spouse-is-considered.ts';
import {
  childrenAreProvidedFor,
  laterChildrenAreTold,
  leftOutTakeNothing,
  lineOfLeftOutIsTold,
  makerTakesNothing,
  minorsHaveAnAge,
  needsAreTold,
  needsHaveNoAge,
} from '#rules/takers-can-take.ts';
import { trusteesAreDistinct } from '#rules/trustees-are-distinct.ts';
import { speakingOf } from '#rules/speaking-of.ts';

/** What the facts of a living trust must be like (the published validations V1 to V11), in the order in which it is said. */
export const livingTrustRules: readonly Rule[] = [
  namesAreReal.among(livingTrustQuestions),
  ...takersHaveShares,
  birthsArePast,
  relationsAreClear,
  homeCountyIsClear,
  makerIsAdult,
  trusteesAreDistinct,
  protectorIsApart,
  makerTakesNothing,
  leftOutTakeNothing,
  giftsAreParticular,
  homeIsGivenOnce,
  instructionsGiveNothing,
  chosenLawIsTold,
  communityPropertyIsTold,
  disinheritedSpouseIsTold,
  separationIsTold,
  separatedSpouseIsMeant.among(livingTrustQuestions),
  partnerIsTold,
  panelIsIndependent,
  speakingOf(peopleHoldPersonalOffices, ['incapacityPanel']),
  organizationsHaveNoAge,
  minorsHaveAnAge,
  agesAreAhead,
  needsHaveNoAge,
  needsAreTold,
  childrenTakeAlike,
  stepsAreInOrder,
  holdingsAgree,
  holdingsAreTold,
  spouseShareIsTold,
  failingShareIsTold,
  shareOfDeadIsTold,
  petsAreCaredFor,
  childrenAreProvidedFor,
  laterChildrenAreTold,
  lineOfLeftOutIsTold,
  homeMayBeLeft,
  landIsDescribed,
  speakingOf(landCanBeHeld, ['assets']),
  designatedIsNotRetitled,
  spouseMayStay,
  homeHasOneRule,
  noContestIsEnforced,
  namesFitTogether.among(livingTrustQuestions),
];
