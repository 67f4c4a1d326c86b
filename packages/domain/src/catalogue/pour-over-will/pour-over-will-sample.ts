import type { Facts } from '#facts/facts.ts';

/** One complete set of facts, as a parent in Florida might give them; for tests, benchmarks and sample pages. */
export const pourOverWillSample: Facts = {
  grantorName: 'Marisol Reyes Luna',
  grantorAka: [],
  grantorAddress: '12 Palm Street, Orlando, FL 32801',
  grantorState: 'FL',
  grantorCounty: 'Orange',
  grantorDateOfBirth: '1979-03-04',
  maritalStatus: 'Married',
  spouseName: 'Luis Reyes Peña',
  children: [
    { name: 'Sofía Reyes Luna', relationship: 'daughter', dateOfBirth: '2004-01-05' },
    { name: 'Mateo Reyes Luna', relationship: 'son', dateOfBirth: '2012-07-21', isMinor: true },
  ],
  guardian: { name: 'Ana Cruz Vega', relationship: 'sister' },
  alternateGuardians: [{ name: 'Pablo Cruz Vega', relationship: 'brother' }],
  trustName: 'The Marisol Reyes Luna Living Trust',
  isTrustSigned: true,
  trustDate: '2025-11-03',
  initialTrustee: [{ name: 'Marisol Reyes Luna' }],
  executor: { name: 'Luis Reyes Peña', relationship: 'husband' },
  alternateExecutors: [{ name: 'Ana Cruz Vega', relationship: 'sister' }],
  specificGifts: [{ recipient: 'Ana Cruz Vega', item: 'my upright piano' }],
  intentionallyOmitted: [],
  specialInstructions: 'Please find a kind home for my parrot Paco.',
  tangiblesTo: 'spouse',
  residueFallback: 'trustTerms',
  bondRequired: false,
  survivalDays: 30,
  debtsAndTaxesFrom: 'residue',
  noContest: false,
};
