import { stateInText, wordsOfPlace } from '#assembly/printed-facts.ts';
import type { LlcFacts } from '#catalogue/llc-formation/llc-facts.ts';
import { formatMoney } from '#kit/money.ts';
import type { OwnSubject } from '#review/review-subject.ts';

/** What the checks of every instrument expect of the papers of a company with these facts. */
export const llcSubject = (facts: LlcFacts): OwnSubject => ({
  required: [
    { field: 'llcName', words: [facts.llcName] },
    { field: 'formationState', words: [stateInText(facts.formationState)] },
    { field: 'principalAddress', words: [facts.principalAddress] },
    { field: 'registeredAgentAddress', words: [facts.registeredAgentAddress] },
    { field: 'registeredOfficeCounty', words: wordsOfPlace(facts.registeredOfficeCounty, facts.formationLaw) },
    { field: 'fiscalYearEnd', words: [facts.fiscalYearEnd] },
    { field: 'members', words: facts.members.flatMap(({ address }) => address ?? []) },
    {
      field: 'initialCapitalInCents',
      words: (facts.contributions.each ?? [facts.contributions.total]).map(formatMoney),
    },
  ],
  prose: [facts.businessPurpose, ...(facts.contributedProperty === undefined ? [] : [facts.contributedProperty])],
  legalDescriptions: [],
});
