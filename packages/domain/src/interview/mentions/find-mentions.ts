import { readsAsPerson } from '#facts/is-organization.ts';
import { analyzeMessage, type Message } from '#interview/language/analyze-message.ts';
import type { NameSaid } from '#interview/language/name-said.ts';
import type { OrganizationSaid } from '#interview/language/find-organizations.ts';
import { isJudged } from '#interview/language/is-judged.ts';
import { findRelation, type Relation } from '#interview/language/relations.ts';
import type { Mention, Node } from '#interview/mentions/nodes.ts';
import { attachRelations } from '#interview/mentions/attach-relations.ts';
import type { Token } from '#interview/language/tokens.ts';

/** Where lower-case words may be a name although no relation stands before them. */
export type Slots = (tokens: readonly Token[], at: number) => boolean;

/** Everybody spoken of in a text, in order; `known` are the names of those who are known already. */
export const findMentions = (
  text: string,
  tokens: readonly Token[],
  { slots, known = [] }: { readonly slots: Slots; readonly known?: readonly string[] },
): readonly Mention[] => attachRelations(text, findNodes(tokens, { said: analyzeMessage(text, known), slots }));

const findNodes = (
  tokens: readonly Token[],
  { said, slots }: { readonly said: Message; readonly slots: Slots },
): readonly Node[] => {
  const organizations = new Map(said.organizations.map((one) => [one.start, one]));
  const names = new Map(said.names.map((one) => [one.start, one]));
  const nodes: Node[] = [];
  let at = 0;
  while (at < tokens.length) {
    const start = tokens[at]?.start ?? 0;
    const organization = organizations.get(start);
    const name = names.get(start) ?? (at === 0 ? openerOf(said) : undefined);
    const node = organization
      ? toOrganization(organization)
      : (relationAt(tokens, at) ??
        (name && isNamed(name, () => isSlot(tokens, { at, nodes, slots })) ? toName(said, name) : undefined) ??
        selfAt(tokens, at));
    if (node) nodes.push(node);
    const end = node?.end ?? -1;
    at += 1;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < end) at += 1;
  }
  return nodes;
};

const toOrganization = ({ name, start, end }: OrganizationSaid): Node => ({
  kind: 'organization',
  name,
  relationship: relationOf(name),
  start,
  end,
});

// What a church or a charity is to somebody; a bank or a firm is nothing of the kind.
const relationOf = (name: string): string | undefined => {
  if (readsAsPerson(name) || firm.test(name)) return undefined;
  return /\b(?:church|temple|synagogue|mosque|cathedral|chapel|parish|congregation|ministr(?:y|ies))\b/iu.test(name)
    ? 'church'
    : 'charity';
};

// "Maya, Teo and Jonah": asked for people, one thing that opens a list with a capital may be somebody.
const openerOf = ({ words: [word, next] }: Message): NameSaid | undefined =>
  word?.isCapital && word.part === 'noun' && word.isOrdinary && !word.isPlural && next?.text === ','
    ? { ...word, from: 0, to: 1, name: word.text, probability: 0.3, known: [], isLower: false }
    : undefined;

const firm = /\b(?:banks?|company|co|corp(?:oration)?|inc|llc|llp|advis[oe]rs|services|fiduciary|trust)\b/iu;

// Where a name is expected less is enough for one; elsewhere small letters must be those of a name that people bear.
const isNamed = ({ probability, isLower }: NameSaid, isExpected: () => boolean): boolean =>
  probability >= (isLower ? 0.85 : 0.5) || isExpected();

const toName = ({ words }: Message, { name, start, end, isLower, to }: NameSaid): Node => ({
  kind: 'name',
  run: { name, isLower, isPossessive: words[to - 1]?.isPossessive === true },
  start,
  end,
});

const selfAt = (tokens: readonly Token[], at: number): Node | undefined => {
  const token = tokens[at];
  const isAside =
    /^(?:before|after|to|for|with|than|survive|survives|outlive|outlives|of|by|from|let|give|ask|tell|about|help|calls?|without|like|beside)$/u.test(
      tokens[at - 1]?.low ?? '',
    );
  return token && !isAside && /^(?:me|myself)$/u.test(token.low)
    ? { kind: 'self', start: token.start, end: token.end }
    : undefined;
};

const gapWords =
  /^(?:is|are|named|called|name|names|would|be|will|should|was|,|:|-|\(|\.|'s|s|namely|like|who|whose)$/u;

// A lower-case word may be a name after a relation, in a list that a name has begun, or where the question asks for a name.
const isSlot = (
  tokens: readonly Token[],
  { at, nodes, slots }: { readonly at: number; readonly nodes: readonly Node[]; readonly slots: Slots },
): boolean => {
  const last = nodes.at(-1);
  if (last) {
    const between = tokens.filter(({ start }) => start >= last.end && start < (tokens[at]?.start ?? 0));
    if (last.kind === 'relation' && between.length <= 4 && between.every(({ low }) => gapWords.test(low))) return true;
    const isList =
      between.length > 0 &&
      between.length <= 6 &&
      between.every(({ low, kind }) => /^(?:,|and|&|\/|plus|or|then|\(|\))$/u.test(low) || kind === 'number');
    if (last.kind === 'name' && last.run.isLower && isList) return true;
  }
  return slots(tokens, at);
};

const adjectives = new Set(
  'older younger oldest youngest eldest elder middle only dear beloved good best close adult minor little big two three four five six both all late deceased dead other own first second third wonderful lovely sweet estranged adopted adoptive biological favorite favourite longtime old dearest trusted former former, half-grown grown teenage teenaged baby great great-great twin 2 3 4 5 6 new long-time'.split(
    ' ',
  ),
);
const owners = new Set([
  'my',
  'our',
  'his',
  'her',
  'their',
  'the',
  'a',
  'an',
  'your',
  'me',
  'these',
  'those',
  'with',
  'im',
  "i'm",
  'to',
  'of',
  'as',
  'is',
  'for',
  'and',
  ',',
]);

const relationAt = (tokens: readonly Token[], at: number): Node | undefined => {
  const found = longestRelation(tokens, at);
  if (
    !found ||
    isJudged(
      tokens.slice(0, at + 1).map(({ low }) => low),
      at,
    )
  )
    return undefined;
  let from = at;
  const before = (steps: number): string => tokens[from - steps]?.low ?? '';
  let isDeceased = false;
  while (from > 0 && (adjectives.has(before(1)) || /^\d+$/u.test(before(1)) || /-(?:year|yr)-old$/u.test(before(1)))) {
    isDeceased ||= /^(?:late|deceased|dead)$/u.test(before(1));
    from -= 1;
  }
  const owner = before(1);
  if (tokens[at]?.isCapital && !owners.has(owner) && isAlsoGivenName(tokens, at)) return undefined;
  if (/^(?:my|our|his|her|their|the|a|an)$/u.test(owner)) from -= 1;
  const word = tokens[at];
  return {
    kind: 'relation',
    relation: found.relation,
    owner,
    isDeceased,
    isPossessive: found.isPossessive,
    start: tokens[from]?.start ?? 0,
    wordStart: word?.start ?? 0,
    end: tokens[found.to - 1]?.end ?? 0,
  };
};

const isAlsoGivenName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.low === 'ward' || tokens[at]?.low === 'bro';

const longestRelation = (
  tokens: readonly Token[],
  at: number,
): { relation: Relation; to: number; isPossessive: boolean } | undefined => {
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(at, at + length);
    if (words.length < length || words.some(({ kind }) => kind !== 'word')) continue;
    const phrase = words.map(({ low }) => low).join(' ');
    const relation = findRelation(phrase);
    if (relation) return { relation, to: at + length, isPossessive: false };
    const owned = phrase.endsWith("'s") ? findRelation(phrase.slice(0, -2)) : undefined;
    if (owned) return { relation: owned, to: at + length, isPossessive: true };
  }
  return undefined;
};
