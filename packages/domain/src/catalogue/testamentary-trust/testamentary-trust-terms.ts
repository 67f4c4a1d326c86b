import type { TermWords } from '#assembly/term-words.ts';
import { trustTerms } from '#clauses/trust/trust-terms.ts';

const {
  grantor: _grantor,
  residence: _residence,
  petTrust: _petTrust,
  designatedProperty: _designated,
  exemptProperty: _exempt,
  communityProperty: _community,
  ...ofTheTrust
} = trustTerms;

/** The defined terms of a will with a trust in it. A term is capitalised wherever it is used in its defined meaning. */
export const testamentaryTrustTerms: TermWords = {
  ...ofTheTrust,
  testator: ['Testator', 'Testators'],
  spouse: ['Spouse', 'Spouses'],
  executor: ['Executor', 'Executors'],
  guardian: ['Guardian', 'Guardians'],
  tangible: ['Tangible Personal Property', 'Tangible Personal Property'],
  residue: ['Residue', 'Residue'],
};
