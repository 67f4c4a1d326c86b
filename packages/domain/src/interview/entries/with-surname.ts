import type { Piece } from '#interview/entries/piece.ts';
import { caseName } from '#interview/language/title-case.ts';

/** "Mary, John and Patrick, all Young": the family name of all who were named by one. */
export const withSurname = (pieces: readonly Piece[], text: string): readonly Piece[] => {
  const at = pieces.findLastIndex(
    (piece) =>
      piece.kind === 'called' &&
      piece.called.kind === 'name' &&
      !piece.called.name.includes(' ') &&
      /(?:^|[\s,])(?:all|both)(?: (?:of them|named|are))*\s+$/iu.test(text.slice(0, piece.start)),
  );
  const surname = pieces[at];
  const given = pieces.slice(0, at).filter((one) => one.kind === 'called' && one.called.kind === 'name');
  if (surname?.kind !== 'called' || surname.called.kind !== 'name' || given.length < 2) return pieces;
  const family = caseName(/\p{L}[\p{L}'-]*/u.exec(text.slice(surname.start, surname.end)) ?? []);
  return pieces.flatMap((piece, index): readonly Piece[] => {
    if (index === at) return [];
    if (index > at || piece.kind !== 'called' || piece.called.kind !== 'name' || piece.called.known.length > 0)
      return [piece];
    return [{ ...piece, called: { ...piece.called, name: `${piece.called.name} ${family}` } }];
  });
};
