import { fieldOf, told } from '#facts/told.ts';
import { secondName } from '#facts/couple.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import type { Proposal } from '#interview/reading.ts';
import { nameWords } from '#interview/language/name-words.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { readNames } from '#interview/asked/settings.ts';

const roles = ['children-of-one', 'children-of-first', 'children-of-second'] as const;

/** True for the questions of whose child a child of two makers is. */
export const asksWhoseChild = (field: FieldId): boolean => roles.some((role) => fieldOf(role) === field);

type Parent = 'first' | 'second' | 'both';

/** What a reply says of whose child each of the children is: of one of two makers, and of which one, or of both. */
export const readWhoseChildren = (scene: Scene): readonly Proposal[] => {
  const { question, facts } = scene;
  const asked = question?.options?.(facts) ?? [];
  return question?.field === fieldOf('children-of-one') ? readOfOne(scene, asked) : readParents(scene, asked);
};

const readOfOne = (scene: Scene, children: readonly string[]): readonly Proposal[] => {
  const { low, facts } = scene;
  const each = parentsSaid(low, { facts, children });
  const isSaidOfEach = [...each.values()].some((parent) => parent !== 'both');
  const named = !isSaidOfEach && ofBoth.test(low) ? [] : readNames(scene, children);
  const ofOne = named?.filter((name) => each.get(name) !== 'both');
  if (ofOne === undefined) return [];
  const parents = parentsSaid(low, { facts, children: ofOne });
  return [
    propose(scene, 'children-of-one', ofOne),
    ...(ofOne.length > 0 ? tellParents(scene, { parents, ofOne }) : []),
  ];
};

// Whoever is the child of both is none of one alone.
const readParents = (scene: Scene, asked: readonly string[]): readonly Proposal[] => {
  const before = told(scene.facts, 'children-of-one') ?? [];
  const low = bothAlone.test(scene.low) ? 'both of us' : scene.low;
  const parents = parentsSaid(low, { facts: scene.facts, children: asked });
  const ofOne = asked.filter((name) => parents.get(name) !== 'both');
  const parentsTold = tellParents(scene, {
    parents,
    ofOne,
    ofFirst: told(scene.facts, 'children-of-first') ?? [],
    ofSecond: told(scene.facts, 'children-of-second') ?? [],
  });
  return ofOne.length === asked.length
    ? parentsTold
    : [
        propose(
          scene,
          'children-of-one',
          before.filter((name) => !asked.includes(name) || ofOne.includes(name)),
        ),
        ...parentsTold,
      ];
};

interface Told {
  readonly parents: ReadonlyMap<string, Parent>;
  readonly ofOne: readonly string[];
  readonly ofFirst?: readonly string[];
  readonly ofSecond?: readonly string[];
}

// Half an answer is none: it is asked again, for all of them.
const tellParents = (scene: Scene, { parents, ofOne, ofFirst = [], ofSecond = [] }: Told): readonly Proposal[] => {
  const of = (parent: Parent) => ofOne.filter((name) => parents.get(name) === parent);
  return ofOne.length > 0 && ofOne.every((name) => parents.has(name))
    ? [
        propose(scene, 'children-of-first', [...new Set([...ofFirst, ...of('first')])]),
        propose(scene, 'children-of-second', [...new Set([...ofSecond, ...of('second')])]),
      ]
    : [];
};

const propose = ({ text }: Scene, role: (typeof roles)[number], value: readonly string[]): Proposal => ({
  field: fieldOf(role),
  value,
  evidence: text,
  confidence: 0.9,
});

interface Family {
  readonly facts: Facts;
  readonly children: readonly string[];
}

interface Piece {
  readonly named: readonly string[];
  readonly parent: Parent | undefined;
  /** The parent stands before the names: "mine are Ana and Ben". */
  readonly isLeading: boolean;
}

/** The parent of each child of whom a reply says it, by the name of the parent or in words like "mine" and "my husband's". */
const parentsSaid = (low: string, family: Family): ReadonlyMap<string, Parent> => {
  const pieces = low
    .split(/[,;.]|\b(?:and|but)\b/u)
    .filter((piece) => /\p{L}/u.test(piece))
    .map((piece) => readPiece(piece, family));
  const parents = new Set(pieces.flatMap(({ parent }) => parent ?? []));
  const [only] = parents;
  if (pieces.every(({ named }) => named.length === 0))
    return new Map(only === undefined || parents.size > 1 ? [] : family.children.map((name) => [name, only]));
  return new Map(
    pieces.flatMap(({ named }, at) => {
      const parent = parentFor(pieces, at);
      return parent === undefined ? [] : named.map((name) => [name, parent] as const);
    }),
  );
};

// "Ana and Ben are mine": a piece without a parent goes with the next one that has one, but for "mine are Ana and Ben".
const parentFor = (pieces: readonly Piece[], at: number): Parent | undefined => {
  const own = pieces[at]?.parent;
  if (own !== undefined) return own;
  const before = pieces.slice(0, at).findLast(({ parent }) => parent !== undefined);
  return before?.isLeading ? before.parent : pieces.slice(at).find(({ parent }) => parent !== undefined)?.parent;
};

const readPiece = (piece: string, { facts, children }: Family): Piece => {
  const named = children.filter((name) => nameWords(name).test(piece));
  const [first] = named;
  const cue = findParent(piece, { facts, children });
  const isLeading = cue !== undefined && first !== undefined && cue.at < piece.search(nameWords(first));
  return { named, parent: cue?.parent, isLeading };
};

const ofBoth = /\b(?:ours|both of (?:us|ours|our)|(?:of|from|to) us both|in common|us both)\b/u;
// Asked whose children they are; asked who is the child of one, it means both of them.
const bothAlone = /^\W*(?:of )?both\W*$/u;
const own =
  /\b(?:mine|i am (?:the|his|her|their) (?:mother|father|mom|dad|parent)|my own|from my (?:first|earlier|previous|former) )/u;
const others =
  /\b(?:hers|(?:his|her)\b(?! (?:own )?(?:mother|father|mom|mum|dad|parents?|name))|my (?:wife|husband|spouse|partner)(?:['’]s)?(?![\p{L}]))/u;

const findParent = (
  piece: string,
  { facts, children }: Family,
): { readonly parent: Parent; readonly at: number } | undefined => {
  const cues = [
    { parent: 'both', at: piece.search(ofBoth) },
    { parent: 'first', at: piece.search(own) },
    { parent: 'first', at: placeOf(piece, { name: told(facts, 'maker-name'), children }) },
    { parent: 'second', at: placeOf(piece, { name: secondName(facts), children }) },
    { parent: 'second', at: piece.search(others) },
  ] as const;
  return cues.find(({ at }) => at >= 0);
};

// A child may bear the first name of a parent, who is then meant by the whole name alone.
const placeOf = (
  piece: string,
  { name, children }: { readonly name: string | undefined; readonly children: readonly string[] },
): number => {
  if (name === undefined || name === '') return -1;
  const isShared = children.some((child) => nameWords(name).test(child.toLowerCase()));
  return isShared ? piece.indexOf(name.toLowerCase()) : piece.search(nameWords(name));
};
