import { stateInText } from '#assembly/printed-facts.ts';
import type { LlcFacts } from '#catalogue/llc-formation/llc-facts.ts';
import { formatMoney } from '#kit/money.ts';
import type { ReviewSubject, SignaturePages } from '#review/review-subject.ts';

/** What the checks of every instrument expect of the papers of a company with these facts. */
export const llcSubject = (facts: LlcFacts): Omit<ReviewSubject, keyof SignaturePages> => ({
  maker: facts.members[0]?.name ?? '',
  required: [
    { field: 'llcName', words: [facts.llcName] },
    { field: 'formationState', words: [stateInText(facts.formationState)] },
    { field: 'principalAddress', words: [facts.principalAddress] },
    { field: 'registeredAgentAddress', words: [facts.registeredAgentAddress] },
    { field: 'registeredOfficeCounty', words: [facts.registeredOfficeCounty] },
    { field: 'fiscalYearEnd', words: [facts.fiscalYearEnd] },
    { field: 'members', words: facts.members.flatMap(({ address }) => address ?? []) },
    { field: 'initialCapitalInCents', words: facts.contributions.map(formatMoney) },
  ],
  parties: [...new Set(everybody(facts))],
  prose: [facts.businessPurpose, ...(facts.contributedProperty === undefined ? [] : [facts.contributedProperty])],
  legalDescriptions: [],
});

const everybody = (facts: LlcFacts): readonly string[] => [
  ...facts.members.map(({ name }) => name),
  ...facts.governing,
  facts.registeredAgent.name,
  facts.organizer.name,
  ...(facts.companyTax === 'partnership' ? [facts.partnershipRepresentative.name] : []),
  ...(facts.successorManager === undefined ? [] : [facts.successorManager.name]),
];
