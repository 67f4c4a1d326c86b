import * as company from '#facts/company.ts';
import * as terms from '#facts/company-terms.ts';

/** Every fact of a limited liability company in the order in which the interview asks it. */
export const llcFormationQuestions = [
  company.llcName,
  company.formationState,
  company.businessPurpose,
  company.members,
  company.management,
  company.managers,
  company.principalAddress,
  company.mailingAddress,
  company.registeredAgent,
  company.registeredAgentAddress,
  company.registeredOfficeCounty,
  terms.successorManager,
  terms.initialCapitalInCents,
  terms.contributesByShare,
  terms.contributedProperty,
  terms.organizer,
  terms.taxTreatment,
  terms.partnershipRepresentative,
  terms.fiscalYearEnd,
  terms.distributionTiming,
  terms.majorDecisions,
  terms.transferLimit,
  terms.buySell,
  terms.buyOutPrice,
] as const;
