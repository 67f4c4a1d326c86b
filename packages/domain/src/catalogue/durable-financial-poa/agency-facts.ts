import { agencyQuestions } from '#catalogue/durable-financial-poa/questions.ts';
import * as agency from '#derived/agency.ts';
import * as laws from '#derived/laws.ts';
import { settleWith } from '#facts/settle-with.ts';

/** Everything that a durable power of attorney prints; nothing that it needs can be missing. */
export type AgencyFacts = ReturnType<typeof settleAgency>;

/** Gives complete facts their typed form, with what a durable power of attorney prints beyond what is asked. Throws when a required fact is missing. */
export const settleAgency = settleWith(agencyQuestions, [
  laws.homeLaw,
  agency.agencyLaw,
  agency.agentsInLine,
  agency.specialPowers,
]);
