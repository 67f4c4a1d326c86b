import { defineRule, warning } from '#rules/rule.ts';

/**
 * PW17: who holds property for a spouse on benefits, and gives that spouse belongings outright, is told what of them can count
 * (20 CFR 416.1216 and 416.1218: one vehicle is excluded, and household goods and personal effects unless they are held for
 * their value or as an investment).
 */
export const belongingsOnBenefitsAreTold = defineRule(
  'PW17',
  ['tangiblesTo', 'heldForSpouseOnBenefits'],
  ({ maritalStatus, spouseName = 'Your spouse', tangiblesTo, heldForSpouseOnBenefits: part = 'nothing' }) =>
    maritalStatus === 'Married' && part !== 'nothing' && tangiblesTo === 'spouse'
      ? [
          warning(
            ['tangiblesTo', 'heldForSpouseOnBenefits'],
            `${spouseName} receives your belongings outright, not through the supplemental needs trust. Household goods and one car do not count against SSI, and a car that would count is held in the trust; but art, jewelry and collections that are kept for their value can count. If you own such things, let your belongings go with everything else, or ask an attorney.`,
          ),
        ]
      : [],
);
