import { cityOrCounty } from '#law/venue.ts';
import { defineRule, error } from '#rules/rule.ts';

/** V27: where a city and a county share a name, and neither is part of the other, the person says which is home. */
export const homeCountyIsClear = defineRule(
  'V27',
  ['grantorCounty'],
  ({ grantorCounty, grantorAddress, grantorState }, { laws }) => {
    const law = laws(grantorState);
    const either = law && grantorCounty && cityOrCounty({ county: grantorCounty, address: grantorAddress }, law);
    return either ? [error(['grantorCounty'], ask(either))] : [];
  },
);

/** LL17: the same of the place where a company has its registered office. */
export const officeCountyIsClear = defineRule(
  'LL17',
  ['registeredOfficeCounty'],
  ({ registeredOfficeCounty: county, registeredAgentAddress: address, formationState }, { laws }) => {
    const law = laws(formationState);
    const either = law && county && cityOrCounty({ county, address }, law);
    return either ? [error(['registeredOfficeCounty'], ask(either))] : [];
  },
);

const ask = ({ city, county }: { readonly city: string; readonly county: string }): string =>
  `There is a ${city} and, beside it, a ${county}; the city is no part of that county. Which of them is it? Please enter ${city} or ${county}.`;
