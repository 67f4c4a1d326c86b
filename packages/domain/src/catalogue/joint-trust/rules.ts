import { jointTrustQuestions } from '#catalogue/joint-trust/questions.ts';
import { agesAreAhead } from '#rules/ages-are-ahead.ts';
import { birthsArePast } from '#rules/births-are-past.ts';
import { parentIsKnown, partingIsTold } from '#rules/children-of-couple.ts';
import { childrenTakeAlike } from '#rules/children-together.ts';
import * as couple from '#rules/couple-fits.ts';
import { atSecondDeath, characterIsTold, marksAgree, propertyIsListedOnce } from '#rules/couple-property-fits.ts';
import { withBothAsTrustees } from '#rules/couple-trustees-fit.ts';
import { shareOfDeadIsTold } from '#rules/failing-share-is-told.ts';
import { giftsAreParticular, instructionsGiveNothing } from '#rules/gifts-are-particular.ts';
import { holdingsAgree, holdingsAreTold, stepsAreInOrder } from '#rules/holdings-fit.ts';
import { homeAtFirstDeath } from '#rules/home-at-first-death.ts';
import { homeHasOneRule } from '#rules/home-has-one-rule.ts';
import { homeIsGivenOnce } from '#rules/home-is-given-once.ts';
import { homeMayBeLeft } from '#rules/home-may-be-left.ts';
import { landCanBeHeld } from '#rules/land-can-be-held.ts';
import { chosenLawIsTold, noContestIsEnforced } from '#rules/law-fits.ts';
import { makerIsAdult } from '#rules/maker-is-adult.ts';
import { makersOnBenefitsAreTold } from '#rules/makers-on-benefits-are-told.ts';
import { namesAreReal, namesFitTogether } from '#rules/names-are-real.ts';
import { organizationsHaveNoAge, peopleHoldPersonalOffices } from '#rules/organizations-fit.ts';
import { panelIsIndependent } from '#rules/panel-is-independent.ts';
import { petsAreCaredFor } from '#rules/pets-are-cared-for.ts';
import { designatedIsNotRetitledFrom, landIsDescribedIn } from '#rules/property-fits.ts';
import { protectorIsApart } from '#rules/protector-is-apart.ts';
import { homeCountyIsClear } from '#rules/place-is-clear.ts';
import { relationsAreClear } from '#rules/relations-are-clear.ts';
import type { Rule } from '#rules/rule.ts';
import { takersHaveShares } from '#rules/shares-add-up.ts';
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

/** What the facts of a joint trust must be like, in the order in which it is said. */
export const jointTrustRules: readonly Rule[] = [
  namesAreReal.among(jointTrustQuestions),
  couple.makersAreTwo,
  ...takersHaveShares,
  birthsArePast,
  relationsAreClear,
  homeCountyIsClear,
  makerIsAdult,
  couple.secondIsAdult,
  couple.weddingIsPast,
  couple.homesAreInOneState,
  speakingOf(withBothAsTrustees(trusteesAreDistinct), ['successorTrustee', 'successorTrustees']),
  withBothAsTrustees(protectorIsApart),
  makerTakesNothing,
  couple.secondTakesNothing,
  leftOutTakeNothing,
  giftsAreParticular,
  atSecondDeath(homeIsGivenOnce),
  instructionsGiveNothing,
  chosenLawIsTold,
  propertyIsListedOnce,
  marksAgree,
  characterIsTold,
  couple.partnersAreTold,
  couple.otherChildrenAreTold,
  parentIsKnown,
  partingIsTold,
  makersOnBenefitsAreTold,
  withBothAsTrustees(panelIsIndependent),
  speakingOf(peopleHoldPersonalOffices, ['incapacityPanel']),
  organizationsHaveNoAge,
  minorsHaveAnAge,
  agesAreAhead,
  needsHaveNoAge,
  needsAreTold,
  couple.amongChildrenOfBoth(childrenTakeAlike),
  stepsAreInOrder,
  speakingOf(holdingsAgree, ['lifetimeTakers', 'takersInSteps', 'specialArrangements']),
  holdingsAreTold,
  shareOfDeadIsTold,
  petsAreCaredFor,
  couple.amongChildrenOfBoth(childrenAreProvidedFor),
  couple.amongChildrenOfBoth(laterChildrenAreTold),
  couple.amongChildrenOfBoth(lineOfLeftOutIsTold),
  homeAtFirstDeath,
  atSecondDeath(homeMayBeLeft),
  speakingOf(atSecondDeath(homeHasOneRule), ['residencePlan', 'specificGifts']),
  speakingOf(landCanBeHeld, ['assetsOfBoth', 'assetsOfFirst', 'assetsOfSecond']),
  landIsDescribedIn('assetsOfBoth', 'Schedule A'),
  landIsDescribedIn('assetsOfFirst', 'Schedule B'),
  landIsDescribedIn('assetsOfSecond', 'Schedule C'),
  designatedIsNotRetitledFrom('assetsOfBoth'),
  designatedIsNotRetitledFrom('assetsOfFirst'),
  designatedIsNotRetitledFrom('assetsOfSecond'),
  noContestIsEnforced,
  namesFitTogether.among(jointTrustQuestions),
];
