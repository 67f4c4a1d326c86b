import { llcFormationQuestions } from '#catalogue/llc-formation/questions.ts';
import * as company from '#derived/company.ts';
import { withDerived } from '#facts/derive-fact.ts';
import type { Facts } from '#facts/facts.ts';
import { settleFacts } from '#facts/settle-facts.ts';
import type { LawSource } from '#law/law-source.ts';

/** What the papers of a company print beyond what is asked. */
export const llcDerived = [
  company.formationLaw,
  company.isShared,
  company.companyTax,
  company.contributions,
  company.governing,
] as const;

/** Everything that the papers of a company print; nothing that they need can be missing. */
export type LlcFacts = ReturnType<typeof settleLlc>;

/** Gives complete facts their typed form. Throws when a required fact is missing. */
export const settleLlc = (facts: Facts, laws: LawSource) =>
  withDerived(settleFacts(llcFormationQuestions, facts), { derived: llcDerived, laws });
