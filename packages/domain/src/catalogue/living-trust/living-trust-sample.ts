import type { Facts } from '#facts/facts.ts';

/** One complete set of facts, as a person in Florida might give them; for tests, benchmarks and sample pages. */
export const livingTrustSample: Facts = {
  grantorName: 'Marisol Reyes Luna',
  grantorAka: ['Marisol R. Quintero'],
  grantorAddress: '12 Palm Street, Orlando, FL 32801',
  grantorState: 'FL',
  grantorCounty: 'Orange',
  grantorDateOfBirth: '1958-03-04',
  maritalStatus: 'Single',
  children: [
    { name: 'Sofía Reyes Luna', relationship: 'daughter', dateOfBirth: '1990-01-05' },
    { name: 'Mateo Reyes Luna', relationship: 'son', dateOfBirth: '1994-07-21' },
  ],
  intentionallyOmitted: [{ name: 'Victor Hargrove', relationship: 'nephew' }],
  initialTrustee: [{ name: 'Marisol Reyes Luna' }],
  successorTrustee: { name: 'Sofía Reyes Luna', relationship: 'daughter' },
  successorTrustees: [{ name: 'Ana Cruz Vega', relationship: 'sister' }],
  trusteeCompensation: 'reasonable',
  bondRequired: false,
  beneficiaries: [
    { name: 'Sofía Reyes Luna', relationship: 'daughter', percentage: 60 },
    { name: 'Mateo Reyes Luna', relationship: 'son', percentage: 40, distributionAge: 35 },
  ],
  contingentBeneficiaries: [{ name: 'Orlando Food Bank', relationship: 'charity', percentage: 100 }],
  specificGifts: [{ recipient: 'Ana Cruz Vega', item: 'my upright piano' }],
  survivalDays: 30,
  assets: [
    {
      description: 'House at 12 Palm Street, Orlando',
      category: 'realEstate',
      state: 'FL',
      currentTitle: 'In my name alone',
      estimatedValueInCents: 45_000_000,
    },
    { description: 'First Coast checking account', category: 'bank', estimatedValueInCents: 1_850_000 },
    { description: 'Fidelity individual retirement account', category: 'retirement' },
  ],
  trustName: 'The Marisol Reyes Luna Living Trust',
  governingState: 'FL',
  specialInstructions: 'Please find a kind home for my parrot Paco.',
  incapacityTest: 'twoPhysicians',
  residencePlan: 'sell',
  debtsAndTaxesFrom: 'residue',
  noContest: false,
  hasPourOverWill: true,
};
