import { llcFormationQuestions } from '#catalogue/llc-formation/questions.ts';
import * as company from '#derived/company.ts';
import { settleWith } from '#facts/settle-with.ts';

/** Everything that the papers of a company print; nothing that they need can be missing. */
export type LlcFacts = ReturnType<typeof settleLlc>;

/** Gives complete facts their typed form, with what the papers of a company print beyond what is asked. Throws when a required fact is missing. */
export const settleLlc = settleWith(llcFormationQuestions, [
  company.formationLaw,
  company.isShared,
  company.companyTax,
  company.contributions,
  company.governing,
]);
