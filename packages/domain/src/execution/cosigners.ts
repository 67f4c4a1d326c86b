import type { Execution } from '#assembly/document.ts';
import { foldName } from '#review/fold-name.ts';

/** Somebody beside the owner whose signature the document needs on a line of its own. */
export interface Cosigner {
  /** The id of their signature line; where they sign on several, the one that says most about them. */
  readonly signerId: string;
  readonly name: string;
  /** As printed after the name, e.g. `Spouse, joining and consenting`. */
  readonly capacity: string;
}

/** The co-signers of a document, each person once: everybody with a signature line who is not its maker, the first signer. */
export const cosignersOf = ({ signers }: Pick<Execution, 'signers'>): readonly Cosigner[] => {
  const maker = signers[0]?.name ?? '';
  const others = signers.filter(({ name }) => foldName(name) !== foldName(maker));
  // A spouse who is a trustee too signs once, as the spouse.
  const spouseFirst = others.toSorted((one, other) => Number(isSpouse(other.id)) - Number(isSpouse(one.id)));
  return spouseFirst
    .filter(
      ({ name }, index) => spouseFirst.findIndex((earlier) => foldName(earlier.name) === foldName(name)) === index,
    )
    .map(({ id, name, capacity }) => ({ signerId: id, name, capacity }));
};

/** True for the signature line of the maker's spouse, who joins and consents. */
export const isSpouse = (signerId: string): boolean => signerId === 'spouse';
