import type { Facts } from '@evergrant/domain/facts/facts.ts';

/** Invented people of a sample document: two grown children, a home, a savings account. */
export const sampleFacts: Facts = {
  grantorName: 'Eleanor Margaret Whitfield',
  grantorAka: [],
  grantorAddress: '1820 Juniper Lane, Denver, CO 80220',
  grantorState: 'CO',
  grantorCounty: 'Denver',
  grantorDateOfBirth: '1961-04-18',
  maritalStatus: 'Widowed',
  children: [
    { name: 'Nora Whitfield', relationship: 'daughter', dateOfBirth: '1988-09-02', livingStatus: 'living' },
    { name: 'Samuel Whitfield', relationship: 'son', dateOfBirth: '1991-12-11', livingStatus: 'living' },
  ],
  intentionallyOmitted: [],
  initialTrustee: [{ name: 'Eleanor Margaret Whitfield' }],
  successorTrustee: { name: 'Nora Whitfield', relationship: 'daughter' },
  successorTrustees: [{ name: 'Samuel Whitfield', relationship: 'son' }],
  coTrusteesActJointly: false,
  trusteeCompensation: 'reasonable',
  bondRequired: false,
  beneficiaries: [
    { name: 'Nora Whitfield', relationship: 'daughter', percentage: 50, perStirpes: true },
    { name: 'Samuel Whitfield', relationship: 'son', percentage: 50, perStirpes: true },
  ],
  contingentBeneficiaries: 'heirsAtLaw',
  specificGifts: [{ recipient: 'Nora Whitfield', item: 'the upright piano in the living room' }],
  survivalDays: 30,
  assets: [
    {
      description: '1820 Juniper Lane, Denver, CO 80220',
      category: 'realEstate',
      state: 'CO',
      currentTitle: 'Eleanor Margaret Whitfield',
      estimatedValueInCents: 48_500_000,
      legalDescription: 'Lot 7, Block 12, Juniper Park Addition, City and County of Denver, State of Colorado',
    },
    { description: 'Savings account at First Prairie Bank', category: 'bank', estimatedValueInCents: 6_200_000 },
  ],
  trustName: 'The Eleanor Whitfield Living Trust',
  governingState: 'CO',
  taxIdStatus: 'grantorSSN',
  incapacityTest: 'twoPhysicians',
  debtsAndTaxesFrom: 'residue',
  noContest: false,
  hasPourOverWill: true,
};
