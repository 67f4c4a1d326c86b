import type { Facts } from '#facts/facts.ts';

/** One complete set of facts, as a person in Pennsylvania might give them; for tests and sample pages. */
export const agencySample: Facts = {
  grantorName: 'Eleanor Ruth Whitfield',
  grantorAddress: '418 Maple Avenue, Lancaster, PA 17602',
  grantorState: 'PA',
  grantorCounty: 'Lancaster',
  grantorDateOfBirth: '1951-09-14',
  livesInCareFacility: false,
  agent: { name: 'Daniel Whitfield', relationship: 'son' },
  successorAgents: [{ name: 'Grace Whitfield Okoro', relationship: 'daughter' }],
  agencyStart: 'atOnce',
  agentScope: 'everything',
  mayMakeGifts: true,
  mayChangeTrusts: false,
  mayChangeSurvivorship: false,
  mayChangeBeneficiaries: false,
  mayDelegate: false,
  mayWaiveAnnuities: false,
  mayUseFiduciaryPowers: false,
  mayDisclaim: false,
  mayReadMessages: true,
  isAgentPaid: false,
  specialInstructions: 'Please keep the house on Maple Avenue for as long as I can live in it.',
};
