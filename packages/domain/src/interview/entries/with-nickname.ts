import type { Piece } from '#interview/entries/piece.ts';
import { isNicknameOf } from '#interview/language/is-nickname-of.ts';

/** "My sister, Consuelo Vigil. Connie.", "Consuelo Vigil (Connie)": what somebody is called besides is nobody else. */
export const withNickname = (pieces: readonly Piece[], text: string): readonly Piece[] =>
  pieces.map((piece, at): Piece => {
    const nickname = nameIn(piece);
    if (nickname === undefined || nickname.includes(' ') || !isAlone(pieces, at)) return piece;
    const before = pieces
      .slice(0, at)
      .findLast(
        ({ kind, ...one }) => !/^(?:stop|comma|dash|filler|is)$/u.test(kind) && !isRelation({ kind, ...one } as Piece),
      );
    const full = before && nameIn(before);
    if (full === undefined || !full.includes(' ')) return piece;
    const isBracketed = /[(“"]\s*$/u.test(text.slice(0, piece.start));
    return isBracketed || isNicknameOf(nickname, full) ? { kind: 'filler', start: piece.start, end: piece.end } : piece;
  });

const nameIn = (piece: Piece): string | undefined =>
  piece.kind === 'called' && piece.called.kind === 'name' ? piece.called.name : undefined;

const isRelation = (piece: Piece): boolean => piece.kind === 'called' && piece.called.kind === 'relation';

// Between marks, with nothing said of them.
const isAlone = (pieces: readonly Piece[], at: number): boolean =>
  [pieces[at - 1], pieces[at + 1]].every((one) => one === undefined || /^(?:stop|comma|dash)$/u.test(one.kind)) &&
  pieces[at - 1] !== undefined;
