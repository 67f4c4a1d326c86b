import type { Piece } from '#interview/entries/piece.ts';

type Share = Extract<Piece, { readonly kind: 'share' }>;

/** Pieces in which whoever is to have "the same" behind somebody's part has that part: "Ann 40, Bo the same, Cy the rest". */
export const sameAsBefore = (pieces: readonly Piece[], text: string): readonly Piece[] =>
  pieces.map((piece, at): Piece => {
    if (piece.kind !== 'equal' || !same.test(text.slice(piece.start, piece.end).trim())) return piece;
    const last = pieces.slice(0, at).findLastIndex(({ kind }) => kind === 'share' || kind === 'rest');
    const share = pieces[last];
    if (share?.kind !== 'share' || isOfAll(pieces[last + 1])) return piece;
    const between = pieces.slice(last + 1, at);
    const behind = pieces.slice(at + 1);
    const end = behind.findIndex(({ kind }) => /^(?:comma|stop|share|rest|and)$/u.test(kind));
    const beside = isNamed(between) ? between : behind.slice(0, end < 0 ? behind.length : end);
    return isNamed(beside) && !areSeveral(beside) ? repeated(share, piece) : piece;
  });

const same = /^(?:the )?(?:same|likewise|alike|ditto|as much)\b/iu;

const isOfAll = (next: Piece | undefined): boolean => next?.kind === 'each';

const isNamed = (pieces: readonly Piece[]): boolean => pieces.some(({ kind }) => kind === 'called');

// "Ann 40, Bo and Cy the same" may mean as each other.
const areSeveral = (pieces: readonly Piece[]): boolean => {
  const first = pieces.findIndex(({ kind }) => kind === 'called');
  return pieces.some(
    (piece, at) =>
      (piece.kind === 'and' && at > first) ||
      (piece.kind === 'called' && /^(?:all|others|both)$/u.test(piece.called.kind)),
  );
};

const repeated = ({ written, value, isBare }: Share, { start, end }: Piece): Piece => ({
  kind: 'share',
  written,
  value,
  isBare,
  start,
  end,
});
