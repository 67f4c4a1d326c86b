import { extracted, type Extracted } from '#document-type/extracted.ts';
import type { Facts } from '#facts/facts.ts';

/** The recorded facts in the field names of the assistant's answer; what is not known yet is left out. */
export const extract = (facts: Facts): Extracted => {
  const data = {
    grantorName: facts.grantorName,
    grantorAddress: facts.grantorAddress,
    maritalStatus: facts.maritalStatus,
    beneficiaries: facts.beneficiaries?.map(({ name, relationship, percentage, distributionAge }) => ({
      name,
      relationship,
      percentage,
      distributionAge,
    })),
    successorTrustee: facts.successorTrustee?.name,
    assets: facts.assets?.map(({ description }) => description),
    specialInstructions: facts.specialInstructions,
    trustPurpose: facts.trustPurpose,
    distributionInstructions: facts.distributionInstructions,
    contingentBeneficiaries: contingentsOf(facts),
  };
  return extracted(data);
};

const contingentsOf = ({ contingentBeneficiaries: contingents }: Facts) =>
  contingents === undefined || contingents === 'heirsAtLaw'
    ? undefined
    : contingents.map(({ name, relationship }) => ({ name, relationship }));
