import type { Piece } from '#interview/entries/piece.ts';

/** "Chidi first, Ngozi second": the place in a row that is said behind a name stands before it. */
export const withPlaces = (pieces: readonly Piece[], text: string): readonly Piece[] => {
  const placed: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const words = text.slice(piece.start, piece.end);
    const isPlace = /^(?:then|filler)$/u.test(piece.kind) && laterPlace.test(words.replace(/[\s,.;]+$/u, ''));
    // "Ronald. Marlys then."
    const isThen = /^then\W*$/iu.test(words) && /^(?:stop|undefined)$/u.test(String(pieces[at + 1]?.kind));
    const ends = /[,.;]$/u.test(words) || /^(?:comma|stop|and|then|undefined)$/u.test(String(pieces[at + 1]?.kind));
    const last = placed.findLastIndex(({ kind }) => kind !== 'is' && kind !== 'filler');
    // "My sister Ana Obi" is one person, called twice in a row.
    const before = placed[last - 1];
    const who = before?.kind === 'called' && before.called.kind === 'relation' ? last - 1 : last;
    const isBehindName = placed[last]?.kind === 'called' && placed.slice(0, who).some(({ kind }) => kind === 'called');
    if (((isPlace && ends) || isThen) && isBehindName)
      placed.splice(who, 0, { kind: 'then', start: piece.start, end: piece.end });
    else placed.push(piece);
  }
  return placed;
};

const laterPlace =
  /^(?:(?:is|comes?|goes|as|the|in|be|my|would be) )*(?:second|third|fourth|2nd|3rd|4th|next)(?: (?:in line|choice|one))?$/iu;
