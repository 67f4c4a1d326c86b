import { extracted, type Extracted } from '#document-type/extracted.ts';
import { assetsOfCouple, secondName } from '#facts/couple.ts';
import type { Facts } from '#facts/facts.ts';

/** The recorded facts in the field names of the assistant's answer; what is not known yet is left out. */
export const extract = (facts: Facts): Extracted => {
  const assets = assetsOfCouple(facts);
  const { contingentBeneficiaries: contingents } = facts;
  const data = {
    grantorName: facts.grantorName,
    grantor2Name: secondName(facts),
    grantorAddress: facts.grantorAddress,
    maritalStatus: facts.maritalStatus,
    survivorPlan: facts.survivorPlan,
    beneficiaries: facts.beneficiaries?.map(({ name, relationship, percentage, distributionAge }) => ({
      name,
      relationship,
      percentage,
      distributionAge,
    })),
    successorTrustee: facts.successorTrustee?.name,
    assets: assets.length === 0 ? undefined : assets.map(({ description }) => description),
    specialInstructions: facts.specialInstructions,
    trustPurpose: facts.trustPurpose,
    distributionInstructions: facts.distributionInstructions,
    contingentBeneficiaries:
      contingents === 'heirsAtLaw' ? undefined : contingents?.map(({ name, relationship }) => ({ name, relationship })),
  };
  return extracted(data);
};
