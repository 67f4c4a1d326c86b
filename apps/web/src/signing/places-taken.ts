import type { Witness } from '@evergrant/contract/signing.ts';
import { witnessLimit } from '@evergrant/domain/execution/witness-limit.ts';

type Listed = readonly Pick<Witness, 'status'>[];

/** Who takes one of the places: whoever is still asked or has signed. Whoever declined keeps no place from another. */
export const whoTakesPlace = <Candidate extends Pick<Witness, 'status'>>(witnesses: readonly Candidate[]) =>
  witnesses.filter(({ status }) => status !== 'declined');

/** How many of the places are taken, and by nobody who declined; where nobody is needed, no number is held against anybody. */
export const placesTaken = (witnesses: Listed, isNobodyNeeded = false): string => {
  if (isNobodyNeeded && witnesses.length === 0) return 'None needed';
  const taken = whoTakesPlace(witnesses).length;
  const declined = witnesses.length - taken;
  return `${taken} of ${witnessLimit} added${declined === 0 ? '' : `, ${declined} declined`}`;
};
