import { extracted, type Extracted } from '#document-type/extracted.ts';
import type { Facts } from '#facts/facts.ts';

/** The recorded facts in the field names of the assistant's answer; what is not known yet is left out. */
export const extract = (facts: Facts): Extracted => {
  const data = {
    llcName: facts.llcName,
    formationState: facts.formationState,
    businessPurpose: facts.businessPurpose,
    principalAddress: facts.principalAddress,
    registeredAgent: facts.registeredAgent?.name,
    members: facts.members?.map(({ name, percentage }) => ({ name, percentage })),
    management: facts.management,
    managers: facts.managers?.map(({ name }) => name),
    taxTreatment: facts.taxTreatment,
  };
  return extracted(data);
};
