import type { Signer } from '#assembly/signer.ts';
import type { CosignerRole } from '#execution/signer-roles.ts';
import { isSamePerson } from '#facts/same-person.ts';

/** Somebody beside the owner whose signature the document needs on lines of their own. */
export interface Cosigner {
  readonly role: CosignerRole;
  /** The id of their signature line; where they sign on several, the one that says most about them. */
  readonly signerId: string;
  readonly name: string;
  /** As printed after the name, e.g. `Spouse, joining and consenting`; every capacity of theirs once, in that order. */
  readonly capacity: string;
}

/** The co-signers among those who sign a document, each person once: everybody but the first signer, who is the owner. */
export const cosignersOf = (signers: readonly Signer[]): readonly Cosigner[] =>
  linesByPerson(signers)
    .slice(1)
    .map(({ person: { id, name }, lines }) => ({
      role: roleOf(lines, signers),
      signerId: id,
      name,
      capacity: [...new Set(lines.map(({ capacity }) => capacity))].join('; '),
    }));

/** The names of everybody who makes a document, the owner first: whoever signs it in the capacity of its first signer. */
export const makersOf = (signers: readonly Signer[]): readonly string[] =>
  linesByPerson(signers)
    .filter(({ lines }) => areOfMaker(lines, signers))
    .map(({ person }) => person.name);

/** The ids of all lines that one signature fills: every line of the person who has the line `signerId`. */
export const linesFilledBy = (signers: readonly Signer[], signerId: string): readonly string[] => {
  const theirs = linesByPerson(signers).find(({ lines }) => lines.some(({ id }) => id === signerId));
  return theirs?.lines.map(({ id }) => id) ?? [];
};

const roleOf = (lines: readonly Signer[], signers: readonly Signer[]): CosignerRole => {
  if (lines.some(isSpouse)) return 'spouse';
  return areOfMaker(lines, signers) ? 'maker' : 'cosigner';
};

const areOfMaker = (lines: readonly Signer[], [first]: readonly Signer[]): boolean =>
  lines.some(({ capacity }) => capacity === first?.capacity);

interface PersonWithLines {
  readonly person: Signer;
  readonly lines: Signer[];
}

// Each line belongs to exactly one person, so that nobody signs twice and no line stays empty. A spouse who is a trustee
// too signs as the spouse.
const linesByPerson = (signers: readonly Signer[]): readonly PersonWithLines[] => {
  const [maker, ...others] = signers;
  if (!maker) return [];
  const spouseFirst = others.toSorted((one, other) => Number(isSpouse(other)) - Number(isSpouse(one)));
  const found: PersonWithLines[] = [{ person: maker, lines: [maker] }];
  for (const line of spouseFirst) {
    const known = found.find(({ person }) => isSamePerson(person.name, line.name));
    if (known) known.lines.push(line);
    if (!known) found.push({ person: line, lines: [line] });
  }
  return found;
};

// The line of the maker's spouse, who joins and consents.
const isSpouse = ({ role }: Signer): boolean => role === 'spouse';
