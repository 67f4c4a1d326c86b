import { extracted, type Extracted } from '#document-type/extracted.ts';
import type { Facts } from '#facts/facts.ts';

/** The recorded facts in the field names of the assistant's answer; what is not known yet is left out. */
export const extract = (facts: Facts): Extracted => {
  const data = {
    grantorName: facts.grantorName,
    grantorAddress: facts.grantorAddress,
    maritalStatus: facts.maritalStatus,
    beneficiaries: facts.beneficiaries,
    contingentBeneficiaries: facts.contingentBeneficiaries,
    trustee: facts.successorTrustee?.name,
    executor: facts.executor?.name,
    guardian: facts.guardian?.name,
    trustName: facts.trustName,
    distributionInstructions: facts.distributionInstructions,
    specialInstructions: facts.specialInstructions,
  };
  return extracted(data);
};
