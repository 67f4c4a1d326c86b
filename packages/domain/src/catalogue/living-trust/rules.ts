import { chosenLawIsTold, communityPropertyIsTold, noContestIsEnforced } from '#rules/law-fits.ts';
import { makerIsAdult } from '#rules/maker-is-adult.ts';
import { namesAreReal, namesFitTogether } from '#rules/names-are-real.ts';
import { designatedIsNotRetitled, landIsDescribed, spouseMayStay } from '#rules/property-fits.ts';
import type { Rule } from '#rules/rule.ts';
import { sharesAddUp } from '#rules/shares-add-up.ts';
import { leftOutTakeNothing, makerTakesNothing, minorsHaveAnAge, needsAreTold } from '#rules/takers-can-take.ts';
import { trusteesAreDistinct } from '#rules/trustees-are-distinct.ts';

/** What the facts of a living trust must be like (the published validations V1 to V11), in the order in which it is said. */
export const livingTrustRules: readonly Rule[] = [
  namesAreReal,
  sharesAddUp('beneficiaries'),
  sharesAddUp('contingentBeneficiaries'),
  makerIsAdult,
  trusteesAreDistinct,
  makerTakesNothing,
  leftOutTakeNothing,
  chosenLawIsTold,
  communityPropertyIsTold,
  minorsHaveAnAge,
  needsAreTold,
  landIsDescribed,
  designatedIsNotRetitled,
  spouseMayStay,
  noContestIsEnforced,
  namesFitTogether,
];
