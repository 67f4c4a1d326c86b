import type { TermWords } from '#assembly/term-words.ts';

/** The defined terms of a living trust. A term is capitalised wherever it is used in its defined meaning. */
export const livingTrustTerms: TermWords = {
  grantor: ['Grantor', 'Grantors'],
  trustee: ['Trustee', 'Trustees'],
  trust: ['Trust', 'Trusts'],
  trustProperty: ['Trust Property', 'Trust Property'],
  beneficiary: ['Beneficiary', 'Beneficiaries'],
  spouse: ['Spouse', 'Spouses'],
  incapacitated: ['Incapacitated', 'Incapacity'],
  residence: ['Residence', 'Residences'],
  residue: ['Remaining Trust Property', 'Remaining Trust Property'],
  share: ['Share', 'Shares'],
  descendants: ['Descendants', 'Descendant'],
  perStirpes: ['Per Stirpes', 'Per Stirpes'],
  heirsAtLaw: ['Heirs at Law', 'Heirs at Law'],
  heldTrust: ['Held Trust', 'Held Trusts'],
  needsTrust: ['Supplemental Needs Trust', 'Supplemental Needs Trusts'],
  contingentBeneficiary: ['Contingent Beneficiary', 'Contingent Beneficiaries'],
  protector: ['Trust Protector', 'Trust Protectors'],
  independentTrustee: ['Independent Trustee', 'Independent Trustees'],
  designatedProperty: ['Designated Property', 'Designated Property'],
  exemptProperty: ['Exempt Property', 'Exempt Property'],
  digitalAssets: ['Digital Assets', 'Digital Asset'],
  taxCode: ['Tax Code', 'Tax Code'],
  communityProperty: ['Community Property', 'Community Property'],
};
