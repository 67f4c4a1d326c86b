import { jurisdictionOf } from '#jurisdictions/jurisdiction-of.ts';
import type { StateCode } from '#jurisdictions/state-code.ts';

// N.Y. EPTL § 7-1.17(a): acknowledged before a notary, or signed before two witnesses.
const notaryInstead: ReadonlySet<StateCode> = new Set(['NY']);
// La. R.S. 9:1752, La. C.C. art. 1833: an authentic act, before a notary and two witnesses.
const notaryBesides: ReadonlySet<StateCode> = new Set(['LA']);

/**
 * How many witnesses must have signed before a lifetime trust counts as signed: as many as its states ask for, and one at
 * least. A state that takes an acknowledgment before a notary instead does not keep it open.
 */
export const witnessesNeeded = (states: readonly StateCode[]): number =>
  Math.max(1, ...states.filter((state) => !notaryInstead.has(state)).map(askedBy));

/** True while a lifetime trust with so many signed witnesses must still be acknowledged before a notary in one of its states. */
export const awaitsNotary = (states: readonly StateCode[], signedWitnesses: number): boolean =>
  states.some((state) => notaryBesides.has(state) || (notaryInstead.has(state) && signedWitnesses < askedBy(state)));

const askedBy = (state: StateCode): number => jurisdictionOf(state).trust.witnessesRequired;
