import type { Facts } from '@evergrant/domain/facts/facts.ts';

/** The facts of a whole family, for tests that print the real living trust. */
export const sampleFacts: Facts = {
  grantorName: 'Marisol Inés Reyes-Núñez',
  grantorAka: ['Mari Reyes'],
  grantorAddress: '418 Alameda Street, Santa Barbara, CA 93101',
  grantorState: 'CA',
  grantorCounty: 'Santa Barbara',
  grantorDateOfBirth: '1961-04-12',
  maritalStatus: 'Married',
  spouseName: 'Declan O’Brien',
  children: [
    { name: 'Teodoro “Teddy” O’Brien Reyes', relationship: 'son', dateOfBirth: '1994-08-02' },
    { name: 'Zoë Łucja Reyes-Kowalczyk', relationship: 'daughter', dateOfBirth: '2012-02-29', isMinor: true },
  ],
  initialTrustee: [{ name: 'Marisol Inés Reyes-Núñez' }],
  successorTrustee: { name: 'Teodoro “Teddy” O’Brien Reyes', relationship: 'son' },
  successorTrustees: [{ name: 'Priya Raghunathan', relationship: 'friend' }],
  trustProtector: { name: 'Ingrid Sørensen' },
  beneficiaries: [
    { name: 'Teodoro “Teddy” O’Brien Reyes', relationship: 'son', percentage: 60 },
    { name: 'Zoë Łucja Reyes-Kowalczyk', relationship: 'daughter', percentage: 40, distributionAge: 25 },
  ],
  descendantsTakeFirst: true,
  contingentBeneficiaries: [{ name: 'Ellen Fairweather Ames', relationship: 'sister', percentage: 100 }],
  specificGifts: [{ recipient: 'Hana Okafor', item: 'the grand piano' }],
  assets: [
    {
      description: 'Residence, 418 Alameda Street',
      category: 'realEstate',
      state: 'CA',
      estimatedValueInCents: 128_500_000,
      legalDescription: 'Lot 14, Tract 2217, City of Santa Barbara',
    },
    {
      description: 'Brokerage account at First State Securities',
      category: 'brokerage',
      estimatedValueInCents: 96_324_000,
    },
  ],
  trustName: 'The Reyes-Núñez Family Living Trust',
  governingState: 'CA',
  incapacityTest: 'twoPhysicians',
  residencePlan: 'spouseMayLive',
  noContest: true,
  hasPourOverWill: true,
};
