import { isSpouse, kinOf } from '#facts/kin.ts';
import type { Called, Piece } from '#interview/entries/piece.ts';
import type { Item, Subject } from '#interview/entries/subject.ts';
import {
  inNextSentence,
  isNamed,
  isOfAnother,
  isRelation,
  rowOwner,
  toldAgain,
} from '#interview/entries/told-apart.ts';

/** Whether a relation may be said of somebody who is known: `my wife, Simran` are two people where Simran is a daughter. */
export type Fits = (called: Called, relationship: string) => boolean;

/** The people of an answer, each with the relation that is said beside the name, among everything else in order. */
export const joinRelations = (said: readonly Piece[], text: string, fits: Fits): readonly Item[] => {
  const pieces = withGroups(said);
  const owners = ownersOf(pieces, { text, fits });
  const unlisted = unlistedRelations(pieces, text);
  const items: Item[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (owners.has(at) || unlisted.taken.has(at) || isSaidBesides(pieces, at)) continue;
    if (piece.kind !== 'called') {
      items.push(piece);
      continue;
    }
    const relation = relationOf(pieces, owners, at) ?? besidesAt(pieces, at);
    const beside = relation === undefined ? undefined : pieces[relation];
    const related = beside?.kind === 'called' && beside.called.kind === 'relation' ? beside.called : undefined;
    items.push({ kind: 'subject', subject: subjectOf(piece, { related, said: unlisted.by.get(at) }) });
  }
  return items;
};

// "The other two are girls": what the others are.
const withGroups = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((piece, at): readonly Piece[] => {
    const from = pieces.slice(0, at).findLastIndex(({ kind }) => kind !== 'is' && kind !== 'filler');
    if (isPluralRelation(piece) && isOthers(pieces[from])) return [];
    if (piece.kind !== 'called' || !isOthers(piece)) return [piece];
    const next = pieces.slice(at + 1).find(({ kind }) => kind !== 'is' && kind !== 'filler');
    const relationship =
      next?.kind === 'called' && next.called.kind === 'relation' && next.called.isPlural
        ? next.called.relationship
        : undefined;
    return [relationship === undefined ? piece : { ...piece, called: { ...piece.called, relationship } as Called }];
  });

const isOthers = (piece: Piece | undefined): boolean => piece?.kind === 'called' && piece.called.kind === 'others';

type Related = Extract<Called, { readonly kind: 'relation' }>;

const subjectOf = (
  { called, start, end }: Extract<Piece, { readonly kind: 'called' }>,
  { related, said }: { readonly related: Related | undefined; readonly said: string | undefined },
): Subject => {
  const own = called.kind === 'relation' ? called : related;
  const relationship = said ?? (own?.isOfAnother === true ? undefined : own?.relationship);
  const another = own?.isOfAnother === true && own.ofWhom !== undefined ? own.ofWhom : undefined;
  return {
    called,
    ...(another !== undefined && own && { kinOf: { whom: another, relationship: own.relationship } }),
    ...(relationship !== undefined && { relationship }),
    isOut: own?.isDeceased === true,
    isDead: own?.isDeceased === true,
    level: 0,
    isAside: false,
    ...(own?.isChild && { isChild: true }),
    start,
    end,
  };
};

// Of several words that fit, "the twins, boys", the one that says more.
const relationOf = (
  pieces: readonly Piece[],
  owners: ReadonlyMap<number, readonly number[]>,
  at: number,
): number | undefined => {
  const all = [...owners].filter(([, names]) => names.includes(at)).map(([relation]) => relation);
  const isSexed = (index: number): boolean => {
    const piece = pieces[index];
    return (
      piece?.kind === 'called' &&
      piece.called.kind === 'relation' &&
      kinOf(piece.called.relationship)?.sex !== undefined
    );
  };
  return all.find(isSexed) ?? all[0];
};

// "Reginald, that's DeMarcus's father": what somebody is to another, behind whom it is said of.
const isSaidBesides = (pieces: readonly Piece[], at: number): boolean => {
  const isOther = isOfAnother(pieces[at]);
  const before = saidBefore(pieces, at);
  const isBehind = /^(?:is|comma|filler)$/u.test(pieces[at - 1]?.kind ?? '');
  return (
    isOther &&
    isBehind &&
    (isNamed(before) ||
      (before?.kind === 'called' && before.called.kind === 'relation' && isNamed(pieces[pieces.indexOf(before) - 1])))
  );
};

const saidBefore = (pieces: readonly Piece[], at: number): Piece | undefined =>
  pieces.slice(0, at).findLast(({ kind }) => !/^(?:comma|is|filler|dead|young|dash)$/u.test(kind));

// "Ruthie, Peter's wife": what Peter is to the speaker says what she is.
const besidesAt = (pieces: readonly Piece[], at: number): number | undefined => {
  const found = pieces.findIndex(
    (piece, index) =>
      index > at &&
      isNamed(pieces[at]) &&
      isRelation(piece) &&
      isSaidBesides(pieces, index) &&
      saidBefore(pieces, index) === pieces[at] &&
      piece.kind === 'called' &&
      piece.called.kind === 'relation' &&
      (isSpouse(piece.called.relationship) || kinOf(piece.called.relationship)?.degree === 'child'),
  );
  return found === -1 ? undefined : found;
};

// Whose relation each relation is that is said beside a name, or before several.
const ownersOf = (
  pieces: readonly Piece[],
  { text, fits }: { readonly text: string; readonly fits: Fits },
): ReadonlyMap<number, readonly number[]> => {
  const owners = new Map<number, readonly number[]>();
  const taken = new Set<number>();
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'called' || piece.called.kind !== 'relation') continue;
    const { relationship, isPlural } = piece.called;
    const same = owners.get(at) ?? rowOwner(pieces, at) ?? toldAgain(pieces, { owners, at });
    if (same) owners.set(at, same);
    if (same) continue;
    const pair = pairFrom(pieces, at);
    if (pair) {
      for (const [relation, name] of pair) owners.set(relation, [name]);
      for (const [, name] of pair) taken.add(name);
      continue;
    }
    const mayBe = (name: number | undefined): name is number => {
      const other = name === undefined ? undefined : pieces[name];
      return name !== undefined && !taken.has(name) && other?.kind === 'called' && fits(other.called, relationship);
    };
    const tight = find(pieces, { at, step: 1, over: /^(?:filler|is)$/u });
    const behind = isPlural
      ? undefined
      : find(pieces, { at, step: -1, over: /^(?:comma|dash|filler|is|share|young|each|left)$/u });
    // "Twins! Ava and Eli": what all are of whom the answer speaks.
    const isFirst = isPlural && !pieces.slice(0, at).some(({ kind }) => kind === 'called');
    const between = isFirst ? /^(?:filler|is|comma|dash|remark|stop|equal)$/u : /^(?:filler|is|comma|dash|remark)$/u;
    const loose = find(pieces, { at, step: 1, over: between });
    const isBeside = isPlural || tight !== undefined || behind !== undefined;
    const apart = isBeside ? [] : inNextSentence(pieces, { text, at });
    const told = isPlural ? namesToldOf(pieces, at).filter((one) => mayBe(one)) : [];
    if (told.length > 1) {
      for (const one of told) taken.add(one);
      owners.set(at, told);
      continue;
    }
    const name = [tight, behind, loose, ...apart].find((one) => mayBe(one));
    const trailing = isPlural && name === undefined ? trailingNames(pieces, at) : [];
    if (trailing.length > 0) owners.set(at, trailing);
    for (const one of trailing) taken.add(one);
    if (name === undefined) continue;
    const names = isPlural ? listFrom(pieces, name).filter((one) => mayBe(one)) : [name];
    if (isPlural && piece.called.count === undefined && names.length < 2 && name !== tight) continue;
    for (const one of names) taken.add(one);
    owners.set(at, names);
  }
  return owners;
};

// "Connie and Jolene are my daughters": those of whom it is said, back to whatever else was said.
const namesToldOf = (pieces: readonly Piece[], at: number): readonly number[] => {
  let from = at - 1;
  while (pieces[from]?.kind === 'filler') from -= 1;
  if (pieces[from]?.kind !== 'is') return [];
  const names: number[] = [];
  for (from -= 1; from >= 0; from -= 1) {
    const piece = pieces[from] as Piece;
    if (isNamed(piece)) names.unshift(from);
    else if (!/^(?:and|comma|filler|young)$/u.test(piece.kind)) break;
  }
  return names;
};

// "My son and daughter, Elijah and Naomi": two relations side by side, for two names in their order.
const pairFrom = (pieces: readonly Piece[], at: number): readonly (readonly [number, number])[] | undefined => {
  const other = pieces[at + 2];
  const isTwo =
    pieces[at + 1]?.kind === 'and' && isRelation(pieces[at]) && isRelation(other) && !isNamed(pieces[at + 3]);
  if (!isTwo) return undefined;
  const behind = pieces.flatMap((piece, index) => (index > at + 2 && isNamed(piece) ? [index] : []));
  const before = pieces.flatMap((piece, index) => (index < at && isNamed(piece) ? [index] : []));
  const names = behind.length === 2 ? behind : before.length === 2 && behind.length === 0 ? before : [];
  const [first, second] = names;
  return first === undefined || second === undefined
    ? undefined
    : [
        [at, first],
        [at + 2, second],
      ];
};

// "…, my grandkids", "they are my children", "Dario and Diego the twins, 14, boys": behind names, of everybody named in the sentence.
const trailingNames = (pieces: readonly Piece[], at: number): readonly number[] => {
  if (hasOwnShare(pieces, at)) return [];
  const next = pieces.slice(at + 1).findIndex(({ kind }) => kind === 'stop');
  const behind = pieces.slice(at + 1, next < 0 ? pieces.length : at + 1 + next);
  const isLast = behind.every(
    (piece) => /^(?:dash|comma|filler|young|share)$/u.test(piece.kind) || isPluralRelation(piece),
  );
  const from = pieces
    .slice(0, at)
    .findLastIndex((piece) => !/^(?:is|filler|comma|dash|stop)$/u.test(piece.kind) && !isAll(piece));
  const isBehind = /^(?:called|share|equal|each|young|owner)$/u.test(pieces[from]?.kind ?? '');
  if (!isLast || !isBehind) return [];
  const opens = pieces.slice(0, from + 1).findLastIndex(({ kind }) => kind === 'stop');
  const named = (after: number): readonly number[] =>
    pieces.flatMap((piece, index) => (index > after && index < at && isNamed(piece) ? [index] : []));
  const inSentence = named(opens);
  const isOfAll = pieces.slice(from + 1, at).some((piece) => piece.kind === 'stop' || isAll(piece));
  return inSentence.length > 1 && !isOfAll ? inSentence : next < 0 ? named(-1) : inSentence;
};

// "Carlos 50, kids 50": they take a part of their own.
const hasOwnShare = (pieces: readonly Piece[], at: number): boolean => {
  const own = pieces[at];
  // "Al 1/2, Bo 1/4, Cy 1/4, all sons".
  if (own?.kind === 'called' && own.called.kind === 'relation' && /^(?:all|both) /u.test(own.called.phrase))
    return false;
  const isShare = (piece: Piece | undefined): boolean => piece?.kind === 'share' || piece?.kind === 'rest';
  const before = pieces.slice(0, at).findLast(({ kind }) => !/^(?:comma|and|filler|each|to)$/u.test(kind));
  const tight = pieces.slice(0, at).findLast(({ kind }) => !/^(?:filler|each|to)$/u.test(kind));
  const behind = pieces.slice(at + 1).find(({ kind }) => !/^(?:gets|is|filler)$/u.test(kind));
  const shares = pieces.filter((piece) => isShare(piece)).length;
  return shares > 1 && isShare(before) && (isShare(behind) || isShare(tight));
};

const isPluralRelation = (piece: Piece | undefined): boolean =>
  piece?.kind === 'called' && piece.called.kind === 'relation' && piece.called.isPlural;

const isAll = (piece: Piece): boolean => piece.kind === 'called' && piece.called.kind === 'all';

// The next name in one direction, past what may stand between it and a relation; at most one comma.
const find = (
  pieces: readonly Piece[],
  { at, step, over }: { readonly at: number; readonly step: 1 | -1; readonly over: RegExp },
): number | undefined => {
  let commas = 0;
  for (let index = at + step; index >= 0 && index < pieces.length; index += step) {
    const piece = pieces[index] as Piece;
    if (isNamed(piece)) return index;
    commas += piece.kind === 'comma' ? 1 : 0;
    if (!over.test(piece.kind) || commas > (step === -1 ? 2 : 1)) return undefined;
  }
  return undefined;
};

// "my nephews Alonzo and Percy Whitfield, and Otis": everybody up to the next thing that is said.
const listFrom = (pieces: readonly Piece[], first: number): readonly number[] => {
  const names: number[] = [];
  for (let at = first; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    if (isNamed(piece)) names.push(at);
    else if (!/^(?:comma|and|filler|young|share|stop|dash|owner)$/u.test(piece.kind)) break;
  }
  return names;
};

// "Lourdes Reyes, my comadre": a word for a relation that no list has.
const unlistedRelations = (
  pieces: readonly Piece[],
  text: string,
): { readonly by: ReadonlyMap<number, string>; readonly taken: ReadonlySet<number> } => {
  const by = new Map<number, string>();
  const taken = new Set<number>();
  for (const [at, piece] of pieces.entries()) {
    const [lead, after] = [pieces[at - 1], pieces[at + 1]];
    const isOwn = lead?.kind === 'filler' && /\b(?:my|our)$/iu.test(text.slice(lead.start, lead.end));
    const isAlone = !/^(?:left|called|child)$/u.test(after?.kind ?? '');
    const name = isOwn ? find(pieces, { at: at - 1, step: -1, over: /^(?:comma|dash)$/u }) : undefined;
    if (piece.kind !== 'left' || piece.turns || !isAlone || name === undefined) continue;
    by.set(name, text.slice(piece.start, piece.end).toLowerCase());
    taken.add(at).add(at - 1);
  }
  return { by, taken };
};
