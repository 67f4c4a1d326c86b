import type { Piece } from '#interview/entries/piece.ts';

/** Where nobody takes a share, a number beside a name is an age: "Obinna Bell, 9". */
export const withAges = (pieces: readonly Piece[]): readonly Piece[] =>
  inOrder(pieces).map((piece, at, all) => {
    if (piece.kind !== 'share' || !piece.isBare) return piece;
    const before = all.slice(Math.max(0, at - 3), at).findLast(({ kind }) => !/^(?:comma|dash|owner)$/u.test(kind));
    const { start, end } = piece;
    const isOfSomebody = before?.kind === 'called' && /^(?:name|relation)$/u.test(before.called.kind);
    if (isOfSomebody) return { kind: 'young', age: piece.value, start, end };
    return piece.value <= mostChildren ? { kind: 'filler', start, end } : piece;
  });

const mostChildren = 15;

/** Where shares are given, "Emma (14) and Lucas (11)" tells ages too: numbers in brackets that together are no whole. */
export const withBracketedAges = (pieces: readonly Piece[], text: string): readonly Piece[] => {
  const shares = pieces.filter((piece) => piece.kind === 'share');
  const areBracketed = shares.every(({ isBare, start }) => isBare && /\(\s*$/u.test(text.slice(0, start)));
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  return shares.length > 0 && areBracketed && Math.abs(total - 100) > 1 ? withAges(pieces) : pieces;
};

// "Hope Church and Grace Law, 44 and 41": as many ages as there are names, in their order.
const inOrder = (pieces: readonly Piece[]): readonly Piece[] => {
  const isAge = (piece: Piece | undefined): boolean => piece?.kind === 'share' && piece.isBare;
  const from = pieces.findIndex((piece, at) => isAge(piece) && pieces[at + 1]?.kind === 'and' && isAge(pieces[at + 2]));
  if (from < 0) return pieces;
  const length = pieces.slice(from).findIndex((piece) => !isAge(piece) && !/^(?:comma|and)$/u.test(piece.kind));
  const to = length < 0 ? pieces.length : from + length;
  const ages = pieces.slice(from, to).flatMap((piece) => (piece.kind === 'share' ? [piece] : []));
  const names = pieces.flatMap((piece, at) =>
    at < from && piece.kind === 'called' && piece.called.kind === 'name' ? [at] : [],
  );
  if (names.length !== ages.length) return pieces;
  return pieces.flatMap((piece, at): readonly Piece[] => {
    if (at >= from && at < to) return [];
    const age = ages[names.indexOf(at)];
    return age === undefined ? [piece] : [piece, { kind: 'young', age: age.value, start: age.start, end: age.end }];
  });
};
