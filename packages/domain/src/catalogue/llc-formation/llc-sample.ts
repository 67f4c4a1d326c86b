import type { Facts } from '#facts/facts.ts';

/** One complete set of facts, as two founders might give them; for tests, benchmarks and sample pages. */
export const llcSample: Facts = {
  llcName: 'Harbor Street Bakery LLC',
  formationState: 'CA',
  businessPurpose: 'Baking bread and pastries and selling them in a shop and online.',
  members: [
    { name: 'Nora Whitfield', percentage: 60, address: '41 Laurel Avenue, Oakland, CA 94610' },
    { name: 'Tomás Iglesias', percentage: 40 },
  ],
  management: 'member',
  principalAddress: '210 Harbor Street, Oakland, CA 94607',
  registeredAgent: { name: 'Nora Whitfield' },
  registeredAgentAddress: '210 Harbor Street, Oakland, CA 94607',
  registeredOfficeCounty: 'Alameda',
  initialCapitalInCents: 5_000_000,
  contributesByShare: true,
  contributedProperty: 'Tomás Iglesias contributes a deck oven and two mixers, valued at $12,000.',
  organizer: { name: 'Nora Whitfield' },
  taxTreatment: 'default',
  partnershipRepresentative: { name: 'Nora Whitfield' },
  fiscalYearEnd: 'December 31',
  distributionTiming: 'quarterly',
  majorDecisions: 'unanimous',
  transferLimit: 'firstRefusal',
  buySell: 'all',
  buyOutPrice: 'appraisal',
};
