import type { Piece } from '#interview/entries/piece.ts';

/** "My sister. Connie Baca.": who is named in the sentence behind a relation. Whoever begins with the name goes on so. */
export const inNextSentence = (
  pieces: readonly Piece[],
  { text, at }: { readonly text: string; readonly at: number },
): readonly number[] => {
  const isStop = (index: number): boolean => pieces[index] === undefined || pieces[index]?.kind === 'stop';
  const isAlone = (index: number): boolean => isNamed(pieces[index]) && isStop(index - 1) && isStop(index + 1);
  const isBehind = isStop(at - 1) && isNamed(pieces[at - 2]);
  const alone = isStop(at + 1) ? [...(isBehind ? [at - 2] : []), ...(isAlone(at + 2) ? [at + 2] : [])] : [];
  return [...alone, ...toldNext(pieces, { text, at })];
};

// "My son, if Colleen cannot. That is Dwight Vickers.": the next sentence says the name.
const toldNext = (
  pieces: readonly Piece[],
  { text, at }: { readonly text: string; readonly at: number },
): readonly number[] => {
  const stop = at + 1 + pieces.slice(at + 1).findIndex(({ kind }) => !/^(?:comma|then)$/u.test(kind));
  const name = stop + 1 + pieces.slice(stop + 1).findIndex(({ kind }) => !/^(?:filler|is)$/u.test(kind));
  const [end, lead, named] = [pieces[stop], pieces[stop + 1], pieces[name]];
  const isTold =
    end?.kind === 'stop' && lead && named && isNamed(named) && names.test(text.slice(lead.start, named.start));
  return isTold ? [name] : [];
};
const names = /^(?:that|this|it|s?he|(?:his|her|the) (?:full |whole )?name)(?:['’]s|s| is| would be|['’]d be)?\s+$/iu;

/** "Travis Cole, Don's son, my stepson": behind what somebody is to another, what the same one is to the speaker. */
export const toldAgain = (
  pieces: readonly Piece[],
  { owners, at }: { readonly owners: ReadonlyMap<number, readonly number[]>; readonly at: number },
): readonly number[] | undefined => {
  const before = pieces.slice(0, at).findLastIndex(({ kind }) => !/^(?:comma|dash|filler|is)$/u.test(kind));
  const [own, other] = [pieces[at], pieces[before]];
  const isBeside = !isNamed(pieces.slice(at + 1).find(({ kind }) => !/^(?:filler|is)$/u.test(kind)));
  return isRelation(own) && isRelation(other) && isOfAnother(other) && isBeside ? owners.get(before) : undefined;
};

/** A name, an organization or the speaker. */
export const isNamed = (piece: Piece | undefined): boolean =>
  piece?.kind === 'called' &&
  (piece.called.kind === 'name' || piece.called.kind === 'organization' || piece.called.kind === 'self');

/** One person by a relation alone. */
export const isRelation = (piece: Piece | undefined): boolean =>
  piece?.kind === 'called' && piece.called.kind === 'relation' && !piece.called.isPlural;

/** `Don's son`: related to somebody else. */
export const isOfAnother = (piece: Piece | undefined): boolean =>
  piece?.kind === 'called' && piece.called.kind === 'relation' && piece.called.isOfAnother;

/** "Wade Farquhar son Odessa Farquhar daughter": in a row of names, each with its relation behind it, whom a relation is said of. */
export const rowOwner = (pieces: readonly Piece[], at: number): readonly [number] | undefined => {
  const row = pieces.flatMap((piece, index) => (/^(?:filler|young|born|and)$/u.test(piece.kind) ? [] : [index]));
  const kinds = row.map((index) => (isNamed(pieces[index]) ? 'N' : isOne(pieces[index]) ? 'R' : ',')).join('');
  const before = row[row.indexOf(at) - 1];
  return /^(?:NR,?){2,}$/u.test(kinds) && /RN/u.test(kinds) && before !== undefined ? [before] : undefined;
};

const isOne = (piece: Piece | undefined): boolean =>
  piece?.kind === 'called' && piece.called.kind === 'relation' && !piece.called.isPlural;
