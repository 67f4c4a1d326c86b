import { secondName } from '#facts/couple.ts';
import { nameWords } from '#interview/reader/name-words.ts';
import type { Facts } from '#facts/facts.ts';

/**
 * Which of some children are those of the first of two makers, in the answer to whose they are: by the name of a parent, or in
 * words like "mine" and "my husband's". Undefined where the answer leaves it open.
 */
export const readWhoseChildren = (
  low: string,
  { facts, children }: { readonly facts: Facts; readonly children: readonly string[] },
): readonly string[] | undefined => {
  const parents = { first: facts.grantorName ?? '', second: secondName(facts) ?? '' };
  if (low.trim() === parents.first.toLowerCase()) return children;
  if (low.trim() === parents.second.toLowerCase()) return [];
  const pieces = low.split(/[,;.]|\b(?:and|but)\b/u).filter((piece) => piece.trim() !== '');
  const said = pieces.map((piece) => ({ named: named(piece, children), parent: parentIn(piece, parents) }));
  const [only, ...others] = said;
  if (only !== undefined && others.length === 0 && only.named.length === 0)
    return only.parent === undefined ? undefined : only.parent === 'first' ? children : [];
  return everyChild(said, children);
};

type Parent = 'first' | 'second';

interface Said {
  readonly named: readonly string[];
  readonly parent: Parent | undefined;
}

// "Ana and Ben are mine, Kim is his": a piece without a parent goes with the next one that has one.
const everyChild = (said: readonly Said[], children: readonly string[]): readonly string[] | undefined => {
  const parentOf = new Map<string, Parent>();
  for (const [at, { named: names }] of said.entries()) {
    const parent = said.slice(at).find((one) => one.parent !== undefined)?.parent;
    for (const name of names) if (parent !== undefined) parentOf.set(name, parent);
  }
  return children.every((name) => parentOf.has(name))
    ? children.filter((name) => parentOf.get(name) === 'first')
    : undefined;
};

const own = /\b(?:mine|i am the (?:mother|father)|my own|from my (?:first|earlier|previous|former) )/u;
const others = /\b(?:his|hers|my (?:wife|husband|spouse|partner)(?:['’]s)?)(?![\p{L}])/u;

const parentIn = (piece: string, { first, second }: Readonly<Record<Parent, string>>): Parent | undefined => {
  if (names(piece, first) && !names(piece, second)) return 'first';
  if (names(piece, second) && !names(piece, first)) return 'second';
  if (own.test(piece)) return 'first';
  return others.test(piece) ? 'second' : undefined;
};

const named = (piece: string, children: readonly string[]): readonly string[] =>
  children.filter((name) => names(piece, name));

const names = (piece: string, name: string): boolean => name !== '' && nameWords(name).test(piece);
