import { extracted, type Extracted } from '#document-type/extracted.ts';
import type { Facts } from '#facts/facts.ts';

/** The recorded facts in the field names of the assistant's answer; what is not known yet is left out. */
export const extract = (facts: Facts): Extracted => {
  const data = {
    grantorName: facts.grantorName,
    grantorAddress: facts.grantorAddress,
    agent: facts.agent?.name,
    successorAgents: facts.successorAgents?.map(({ name }) => name),
    agencyStart: facts.agencyStart,
    specialInstructions: facts.specialInstructions,
  };
  return extracted(data);
};
