import { stateInText, wordsOfPlace } from '#assembly/printed-facts.ts';
import type { AgencyFacts } from '#catalogue/durable-financial-poa/agency-facts.ts';
import type { OwnSubject } from '#review/review-subject.ts';

/** What the checks of every instrument expect of a power of attorney with these facts. */
export const agencySubject = (facts: AgencyFacts): OwnSubject => {
  const agents = facts.agentsInLine.map(({ name }) => name);
  const { grantorName, grantorAka, grantorAddress, grantorState, grantorCounty, homeLaw } = facts;
  return {
    required: [
      { field: 'grantorName', words: [grantorName] },
      { field: 'grantorAka', words: grantorAka },
      { field: 'grantorAddress', words: [grantorAddress] },
      { field: 'grantorState', words: [stateInText(grantorState)] },
      { field: 'grantorCounty', words: wordsOfPlace(grantorCounty, homeLaw) },
      { field: 'agent', words: agents.slice(0, 1) },
      { field: 'successorAgents', words: agents.slice(1) },
    ],
    prose: facts.specialInstructions === undefined ? [] : [facts.specialInstructions],
    legalDescriptions: [],
  };
};
