import {
  executionMethod,
  notaryOf,
  witnessesNeeded,
  type AwaitedNotary,
  type AskedByType,
} from '#execution/execution-of.ts';
import { fullAge } from '#kit/full-age.ts';
import { takesWitnesses } from '#law/execution-kind.ts';
import { executionRule } from '#law/execution-rule.ts';
import type { SigningMethod } from '#law/signing-method.ts';
import type { StateLaw } from '#law/state-law.ts';

/**
 * What the law and the type ask of one document when it is signed, as plain data: kept with a frozen document, so that it goes
 * on saying of itself what was asked of it on its day.
 */
export interface Requirements {
  readonly method: SigningMethod;
  /** How many witnesses must have signed before it counts as signed. */
  readonly witnessesNeeded: number;
  /** False where it has no line for a witness. */
  readonly takesWitnesses: boolean;
  readonly notary: AwaitedNotary;
  /** How old a witness must be, in years; versions that were frozen before this was kept have none. */
  readonly witnessMinimumAge?: number;
}

/** What is asked of a document under the laws of its states, the governing one first; undefined while that one is not known. */
export const requirementsUnder = (
  formality: AskedByType,
  [governing, ...others]: readonly (StateLaw | undefined)[],
): Requirements => {
  const laws = [governing, ...others].filter((law) => law !== undefined);
  return {
    method: executionMethod(formality.kind, governing),
    witnessesNeeded: witnessesNeeded(formality, laws),
    takesWitnesses: takesWitnesses(formality.kind),
    notary: notaryOf(formality, laws),
    witnessMinimumAge: Math.max(fullAge, ...laws.map((law) => executionRule(formality.kind, law).witnessMinimumAge)),
  };
};

/** True while a document with so many signed witnesses must still be acknowledged before a notary. */
export const awaitsNotary = ({ notary }: Pick<Requirements, 'notary'>, signedWitnesses: number): boolean => {
  switch (notary.awaited) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'unless-witnessed':
      return signedWitnesses < notary.byWitnesses;
  }
};
