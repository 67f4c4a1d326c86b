import * as agency from '#facts/agency.ts';
import * as person from '#facts/person.ts';
import { rewordFact } from '#facts/reword-fact.ts';
import * as trust from '#facts/trust.ts';

const specialInstructions = rewordFact(trust.specialInstructions, {
  ask: () => 'Is there anything special that your agent should know or keep to?',
  why: 'Instructions are printed in your own words. They guide the agent and can narrow the power, never widen it.',
});

const grantorAka = rewordFact(person.grantorAka, {
  why: 'A bank or a land record may know you by a former or shortened name, and accepts the document sooner when it lists that name.',
});

/** Every fact of the durable power of attorney in the order in which the interview asks it. */
export const agencyQuestions = [
  person.grantorName,
  grantorAka,
  person.grantorAddress,
  person.grantorState,
  person.grantorCounty,
  person.grantorDateOfBirth,
  agency.livesInCareFacility,
  agency.agent,
  agency.successorAgents,
  agency.agencyStart,
  agency.agentScope,
  agency.mayChangeTrusts,
  agency.mayMakeGifts,
  agency.mayChangeSurvivorship,
  agency.mayChangeBeneficiaries,
  agency.mayDelegate,
  agency.mayWaiveAnnuities,
  agency.mayUseFiduciaryPowers,
  agency.mayReadMessages,
  agency.mayDisclaim,
  agency.isAgentPaid,
  specialInstructions,
] as const;
