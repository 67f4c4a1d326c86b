import { fieldOf, told } from '#facts/told.ts';
import type { FieldId } from '#facts/facts.ts';
import { definitionOf } from '#facts/people-in.ts';
import { isNamedInText } from '#facts/same-person.ts';
import type { Proposal } from '#interview/reading.ts';
import { readAssets } from '#interview/reader/property/assets.ts';
import { isPlain, isPlainWord } from '#interview/language/is-plain-word.ts';
import { tagWords } from '#interview/language/tag-words.ts';
import type { Player } from '#interview/reader/people/cast-people.ts';
import { isInstitution } from '#facts/institutions.ts';
import type { Scene } from '#interview/asked/scene.ts';
import { isStateName } from '#law/states-in-text.ts';

/** True when the open question asks for people. */
export const asksForPeople = ({ question, field }: Pick<Scene, 'question' | 'field'>): boolean =>
  /^(?:party|parties|people|shares)$/u.test(question?.kind ?? '') || (field !== undefined && isOneName(field));

// Asked for the name of one person: of the spouse, or of whoever takes the home.
const isOneName = (field: FieldId): boolean => /^(?:spouse|homeTaker)$/u.test(definitionOf(field).heardAs ?? '');

/** Property told where people were asked for: to be offered, never taken as given. */
export const offerProperty = ({ facts, has, text }: Scene, items: string): readonly Proposal[] => {
  // What is to go, or was sold, is not offered to be noted.
  if (
    !has(fieldOf('property')) ||
    items === '' ||
    /\b(?:remove|delete|take|drop|except|without|sold|sell)\b/iu.test(items)
  )
    return [];
  const known = told(facts, 'property') ?? [];
  const fresh = readAssets(items).filter(
    ({ description, category }) =>
      (category !== 'other' || /\$\s?\d/u.test(description)) &&
      !known.some((asset) => asset.description.toLowerCase() === description.toLowerCase()),
  );
  return fresh.length === 0
    ? []
    : [{ field: fieldOf('property'), value: [...known, ...fresh], evidence: text, confidence: 0.5 }];
};

/** Leaves out everyday words that a sentence only seems to name: "whoever is best", "we both will". */
export const dropWords = (scene: Scene, players: readonly Player[]): readonly Player[] =>
  players.filter(
    (player) =>
      player.isKnown || player.isOrganization || (!isPlace(scene, player) && !isWordOfSentence(scene, player)),
  );

// A word in small letters is a name beside a relation, in an office, or when the answer is made of names; else it is a word.
const isWordOfSentence = (scene: Scene, player: Player): boolean =>
  isLoose(scene, player) ||
  (isUncued(player) && isPlainWord(player.name.toLowerCase()) && !isOnlyWord(scene, player)) ||
  (player.isLower && !player.name.includes(' ') && isNoun(scene.low, player));

// "good with figures", "stage 4": behind a preposition of a quality, or counted, small letters are no name.
const isNoun = (low: string, { start, end, relationship }: Player): boolean =>
  relationship === undefined &&
  (/\b(?:good|great|bad|careful|clever|smart|honest|patient|better) (?:with|at|in)\s*$/u.test(
    low.slice(Math.max(0, start - 24), start),
  ) ||
    /\b(?:i|we|you|he|she|they) (?:will|would|have|had|can|could|may|might|shall|do|am|is|are|was|were)\s*$/u.test(
      low.slice(Math.max(0, start - 24), start),
    ) ||
    (/\b(?:is|are|was|were|be|being)\s*$/u.test(low.slice(Math.max(0, start - 8), start)) &&
      /^\s+(?:in|on|at|to|of|by)\b/u.test(low.slice(end))));

const isUncued = ({ isLower, relationship, name }: Player): boolean =>
  isLower && relationship === undefined && !name.includes(' ');

// "Travis County", "Ohio": a place is nobody, unless a full name or a relation says so.
const isPlace = ({ text }: Scene, { name, relationship, end }: Player): boolean =>
  relationship === undefined && (/^\s+(?:county|parish)\b/iu.test(text.slice(end)) || isStateName(name));

const isOnlyWord = ({ text }: Scene, { start, end }: Player): boolean =>
  !/\p{L}/u.test(text.slice(0, start)) && !/\p{L}/u.test(text.slice(end));

/**
 * Lowers the confidence of an answer whose new names may be none: a bank, a state, one plain word out of a whole sentence.
 */
export const beCautious = (
  scene: Scene,
  { proposals, players }: { readonly proposals: readonly Proposal[]; readonly players: readonly Player[] },
): readonly Proposal[] => {
  if (!asksForPeople(scene)) return proposals;
  const isSaid = isNamedInText(JSON.stringify(scene.facts));
  const loose = new Set(players.filter((player) => isLoose(scene, player)).map(({ name }) => name));
  return proposals.map((one) => {
    const isDoubtful =
      one.field === scene.field &&
      namesOf(one.value).some((name) => (loose.has(name) || isNoPerson(name)) && !isSaid(name));
    return isDoubtful ? { ...one, confidence: Math.min(one.confidence, 0.5) } : one;
  });
};

const namesOf = (value: unknown): readonly string[] => {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const names = entries.map((entry) =>
    typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : entry,
  );
  return [...new Set(names.filter((name) => typeof name === 'string'))];
};

const isNoPerson = (name: string): boolean => isInstitution(name) || isStateName(name);

const isLoose = (scene: Scene, { name, isLower, isCued, relationship }: Player): boolean =>
  isLower && !isCued && relationship === undefined && !name.includes(' ') && isSentence(scene, name.toLowerCase());

// Four everyday words beside one plain word: rather a sentence than a name.
const isSentence = ({ text }: Scene, name: string): boolean => {
  const { everyday, timesByWord } = countedOf(text);
  const others = everyday - (timesByWord.get(name) ?? 0);
  return others >= 4 || (others >= 2 && isPlainWord(name));
};

interface Counted {
  readonly text: string;
  /** How many everyday words there are, and each how often. */
  readonly everyday: number;
  readonly timesByWord: ReadonlyMap<string, number>;
}

let last: Counted | undefined;

// A message is looked through once, however many names it has.
const countedOf = (text: string): Counted => {
  last = last?.text === text ? last : countEveryday(text);
  return last;
};

const countEveryday = (text: string): Counted => {
  const words = tagWords(text).filter((word) => isPlain(word) && !/^(?:and|my|or|also|then)$/u.test(word.low));
  const timesByWord = new Map<string, number>();
  for (const { low } of words) timesByWord.set(low, (timesByWord.get(low) ?? 0) + 1);
  return { text, everyday: words.length, timesByWord };
};
