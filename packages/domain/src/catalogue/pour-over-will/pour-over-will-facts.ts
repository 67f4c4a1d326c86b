import { pourOverWillQuestions } from '#catalogue/pour-over-will/questions.ts';
import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import { gifts } from '#derived/property.ts';
import { treeOfWill, ultimateTakers } from '#derived/tree.ts';
import * as will from '#derived/will.ts';
import { settleWith } from '#facts/settle-with.ts';

/** Everything that a pour-over will prints; nothing that it needs can be missing. */
export type PourOverWillFacts = ReturnType<typeof settlePourOverWill>;

/** Gives complete facts their typed form, with what a pour-over will prints beyond what is asked. Throws when a required fact is missing. */
export const settlePourOverWill = settleWith(pourOverWillQuestions, [
  laws.homeLaw,
  maker.marriage,
  will.executorsInLine,
  will.guardians,
  will.sharesProperty,
  will.residue,
  will.trustCoGrantor,
  will.adoptsTrustTerms,
  will.heldForSpouse,
  will.giftsHeldForSpouse,
  will.belongingsHeldForSpouse,
  will.belongings,
  gifts,
  ultimateTakers,
  treeOfWill,
]);
