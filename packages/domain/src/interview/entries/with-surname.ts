import { type FamilyName, findFamilyNames } from '#interview/entries/find-family-names.ts';
import type { Called, Piece } from '#interview/entries/piece.ts';
import { sexOfGivenName } from '#interview/language/sex-of-given-name.ts';

type CalledName = Extract<Called, { readonly kind: 'name' }>;
type NamedPiece = Extract<Piece, { readonly kind: 'called' }> & { readonly called: CalledName };

/**
 * "Mary, John and Patrick, all Young", "Lisa, she is a Tuttle now": the family name of those who were named by one; `names` are of those
 * who are known, whose family names "the Youngs" may be.
 */
export const withSurname = (
  pieces: readonly Piece[],
  text: string,
  { names = [] }: { readonly names?: readonly string[] } = {},
): readonly Piece[] => findFamilyNames(text).reduce((some, said) => withFamily(some, said, names), pieces);

const unsure = 0.5;

const withFamily = (pieces: readonly Piece[], said: FamilyName, names: readonly string[]): readonly Piece[] => {
  const isIn = ({ start, end }: Piece): boolean => start < said.end && said.start < end;
  if (said.isWord && !pieces.some((piece) => isIn(piece) && isNamed(piece))) return pieces;
  const meant = meantBy(
    pieces.filter((piece) => piece.end <= said.start),
    said,
  );
  if (meant.length === 0) return pieces;
  const families = names.flatMap((name) => name.split(' ').slice(1).slice(-1));
  const family = families.find((one) => isPluralOf(said.family, one)) ?? said.family;
  const isKnown = families.some((one) => one.toLowerCase() === family.toLowerCase());
  return pieces.flatMap((piece): readonly Piece[] => {
    if (isIn(piece)) return [];
    if (!isNamed(piece) || !meant.includes(piece)) return [piece];
    const isGuess = said.whom === 'last' ? !said.isSure : isOneSex(said) && sexOf(piece) === undefined;
    const probability = isGuess && !isKnown ? Math.min(piece.called.probability, unsure) : piece.called.probability;
    return [{ ...piece, called: { ...piece.called, probability, name: `${piece.called.name} ${family}` } }];
  });
};

const isNamed = (piece: Piece): piece is NamedPiece => piece.kind === 'called' && piece.called.kind === 'name';

// Whose given name is one of the others is none of "the boys".
const meantBy = (pieces: readonly Piece[], said: FamilyName): readonly NamedPiece[] => {
  const before = pieces.filter(
    (piece) => isNamed(piece) && !piece.called.name.includes(' ') && piece.called.known.length === 0,
  ) as readonly NamedPiece[];
  if (said.whom === 'last') return before.slice(-1);
  return isOneSex(said) ? before.filter((piece) => (sexOf(piece) ?? said.whom) === said.whom) : before;
};

const isOneSex = ({ whom }: FamilyName): boolean => whom === 'male' || whom === 'female';

const sexOf = ({ called }: NamedPiece): 'male' | 'female' | undefined => sexOfGivenName(called.name);

// "The Adkinses", "the Ostergaards".
const isPluralOf = (said: string, family: string): boolean =>
  [`${family}s`, `${family}es`, `${family}'s`].some((one) => one.toLowerCase() === said.toLowerCase());
