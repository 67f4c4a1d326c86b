import { pourOverWillQuestions } from '#catalogue/pour-over-will/questions.ts';
import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import * as will from '#derived/will.ts';
import { settleWith } from '#facts/settle-with.ts';

/** What a pour-over will prints beyond what is asked. */
export const pourOverWillDerived = [
  laws.homeLaw,
  maker.marriage,
  will.executorsInLine,
  will.guardians,
  will.sharesProperty,
  will.residue,
  will.adoptsTrustTerms,
  will.heldForSpouse,
  will.belongings,
] as const;

/** Everything that a pour-over will prints; nothing that it needs can be missing. */
export type PourOverWillFacts = ReturnType<typeof settlePourOverWill>;

/** Gives complete facts their typed form. Throws when a required fact is missing. */
export const settlePourOverWill = settleWith(pourOverWillQuestions, pourOverWillDerived);
