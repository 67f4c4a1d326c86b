import type { FactKind } from '#facts/fact-kind.ts';
import { factsAfter } from '#interview/edits/facts-after.ts';
import { peopleIn } from '#facts/people-in.ts';
import { withSecondThought } from '#interview/entries/second-thought.ts';
import { findQuestion } from '#interview/find-question.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { findRelation } from '#interview/language/relations.ts';
import { type Cut, cutInTwo } from '#interview/pairs/cut-in-two.ts';
import { hearSide, nobody, type Read, type Side, type SideHeard } from '#interview/pairs/hear-side.ts';
import { saysNothing } from '#interview/pairs/says-nothing.ts';
import { sureEnough, type Reading } from '#interview/reading.ts';
import { wordsOfCalled } from '#interview/asked/called-facts.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { wordKey } from '#kit/word-key.ts';

/** A message cut in two, each part with what it says to its question; `left` are the words of a part that says nothing to it. */
export interface Parted {
  readonly heard: readonly SideHeard[];
  readonly left?: string;
  /** Who was only called by a relation, as the answer to the second one. */
  readonly nameless?: Reading['nameless'];
}

interface Candidate extends Parted {
  /** The lower, the more of the message makes sense; compared from the left. */
  readonly rank: readonly number[];
}

/**
 * The cut of a message that makes the most sense of both parts; undefined where none does, or several do as much and not the same.
 */
export const partMessage = (
  [first, second]: readonly [Side, Side],
  message: string,
  read: Read,
): Parted | undefined => {
  // Of two questions for yes or no each word may be meant for either.
  const areAlike = kindOf(first) === 'yesNo' && kindOf(second) === 'yesNo';
  const found = candidatesOf([first, second], message, read, areAlike);
  const [best, ...others] = found.toSorted((one, other) => compare(one.rank, other.rank));
  if (!best) return undefined;
  const isSame = (one: Candidate): boolean => isSameValue(valuesOf(one), valuesOf(best));
  if (!others.filter(({ rank }) => compare(rank, best.rank) === 0).every(isSame)) return undefined;
  const isLoose = best.heard.some(({ reading: { rest = [] } }) => rest.length > 0);
  const isOne =
    !isLoose &&
    others.every(({ heard, rank, ...one }) => heard.length < 2 || !isRival(rank) || isSame({ heard, rank, ...one }));
  return areAlike && best.heard.length === 2 && !isOne ? { ...best, heard: best.heard.map(asked) } : best;
};

// What cannot win is not read: a weaker cut where a stronger one leaves nothing over, the other order where both answer in theirs.
const candidatesOf = (
  [first, second]: readonly [Side, Side],
  message: string,
  read: Read,
  areAlike: boolean,
): readonly Candidate[] => {
  const cuts = cutInTwo(message);
  const found: Candidate[] = [];
  for (const strong of ['sentence', 'mark', 'word'] as const) {
    found.push(...cuts.filter(({ by }) => by === strong).flatMap((cut) => inOrder([first, second], cut, read)));
    if (!areAlike && found.some(({ rank }) => rank.slice(0, 4).every((one) => one === 0))) return found;
  }
  // Any words at all would do for the one that was asked behind the other.
  if (kindOf(second) === 'text' || found.some(({ rank: [tier] }) => tier === 0)) return found;
  return [...found, ...cuts.flatMap((cut) => turned([first, second], cut, read))];
};

// In their order, with one answer in each part.
const isRival = ([, order, torn]: readonly number[]): boolean => order === 0 && torn === 0;

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((rank, at) => rank - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

const turned = ([first, second]: readonly [Side, Side], cut: Cut, read: Read): readonly Candidate[] =>
  inOrder([second, first], cut, read).map(({ heard, rank: [tier = 0, , ...rank], ...more }) => ({
    ...more,
    heard: heard.toReversed(),
    rank: [tier, 1, ...rank],
  }));

const strength = { sentence: 0, mark: 1, word: 2 } as const;

const inOrder = (
  [first, second]: readonly [Side, Side],
  { parts: [one, other], by, isOrdered }: Cut,
  read: Read,
): readonly Candidate[] => {
  const isStrong = by === 'sentence';
  // "Kurt and Anneliese" are two for one office; where it is held by one, they may be one behind the other.
  const areNames = by === 'word' && isOfNames(first) && isOfNames(second);
  if (areNames && (kindOf(first) !== 'party' || kindOf(second) !== 'parties')) return [];
  if (isOfNames(first) && isOfNames(second) && thinksBetter(first, one, other)) return [];
  const isNameOfOther =
    (isOfNames(first) && isBareName(second, other)) || (isOfNames(second) && isBareName(first, one));
  if (!isStrong && !areNames && isNameOfOther) return [];
  if ([first, second].some((side) => kindOf(side) === 'longText') && !saysNothing(one) && !saysNothing(other))
    return [];
  if (kindOf(second) === 'text' && !isEnded(one, other)) return [];
  if (by === 'mark' && [first, second].some(isOfNames) && isOfNameBefore(one, other)) return [];
  if (by === 'mark' && areOffices(first, second) && isRestOfSentence(second, other, read)) return [];
  // What stands before a ZIP code belongs to the address.
  if (
    (kindOf(first) === 'address' && isInAddress(one, other)) ||
    (kindOf(second) === 'address' && isInAddress(other, one))
  )
    return [];
  const heard = hearSide(first, one, read);
  const more = hearSide(heard ? knowing(second, heard) : second, other, read);
  if (kindOf(second) === 'text' && more && heard && !endsWith(one, heard) && !ofCounty.test(other)) return [];
  if (heard && more) {
    if (areOffices(first, second) && areSame(first, heard, more)) return [];
    if (!isStrong && !heard.isPlain && !more.isPlain) return [];
    const loose = looseIn(heard, one) + looseIn(more, other);
    const tail = saysNothing(other) ? -other.length : closed.has(kindOf(second)) ? other.length : 0;
    const torn = Number(isTorn(first, one) || isTorn(second, other));
    const both = [heard, more].map((side) => (areNames && !isOrdered && !saysNothing(other) ? asked(side) : side));
    return [{ heard: both, rank: [heard.isPlain || more.isPlain ? 0 : 1, 0, torn, loose, strength[by], tail] }];
  }
  const alone = (side: SideHeard, left: string): Candidate => ({
    heard: [side],
    left,
    rank: [2, 0, 0, left.length, strength[by], 0],
  });
  const nameless = heard && areOffices(first, second) ? namelessIn(second, other, read) : undefined;
  if (heard && nameless && heard.isPlain) return [{ heard: [heard], nameless, rank: [2, 0, 0, 0, strength[by], 0] }];
  if (heard) return isSure(first, heard, isStrong) ? [alone(heard, other)] : [];
  return more && isSure(second, more, isStrong) ? [alone(more, one)] : [];
};

// "My sister Ann, then my son": the first has a name, and the next one is asked for theirs.
const namelessIn = ({ interview }: Side, words: string, read: Read): Reading['nameless'] => {
  const { nameless, patch, which, unclear } = read(interview, words);
  return nameless?.length === 1 && patch.length === 0 && !which && !unclear ? nameless : undefined;
};

// "Bobby, he's a carpenter | never late either. Ann after him": what ends the sentence is said of whoever stands before.
const isRestOfSentence = (side: Side, words: string, read: Read): boolean => {
  const [lead, ...behind] = splitSentences(words);
  return (
    lead !== undefined &&
    behind.length > 0 &&
    !saysNothing(lead.text) &&
    read(side.interview, lead.text).patch.length === 0
  );
};

// Nobody comes after themselves.
const areSame = ({ asked: { field } }: Side, one: SideHeard, other: SideHeard): boolean => {
  const named = one.reading.patch.filter((told) => told.field === field).flatMap(({ value }) => namesOf(value));
  const behind = other.reading.patch.flatMap(({ value }) => namesOf(value));
  return named.some((name) => behind.includes(name));
};

const namesOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesOf);
  return typeof value === 'object' && value !== null && 'name' in value ? [String(value.name)] : [];
};

const areOffices = (first: Side, second: Side): boolean => kindOf(first) === 'party' && kindOf(second) === 'parties';

// A yes and a no in one part are the answers to both.
const isTorn = (side: Side, words: string): boolean =>
  kindOf(side) === 'yesNo' && /\b(?:yes|yeah|yep|yup)\b/iu.test(words) && /\b(?:no|nope|nah|naw)\b/iu.test(words);

const isInAddress = (own: string, other: string): boolean => !zip.test(own) && zip.test(other);
const zip = /\b\d{5}(?:-\d{4})?\b/u;

// What was said first is known where the other one is said: whose girl she is follows from whose wife she is.
const knowing = (side: Side, { reading: { patch } }: SideHeard): Side => {
  const sure = patch.filter(({ confidence }) => confidence >= sureEnough);
  const facts = factsAfter(side.interview.facts, { patch: sure, cleared: [] });
  return { ...side, interview: { ...side.interview, facts } };
};

// "Terrell, my husband, then Abena": what somebody is to the speaker stands behind the name, unless it was said before.
const isOfNameBefore = (one: string, other: string): boolean =>
  isRelation(segmentsOf(other)[0] ?? '') &&
  !(segmentsOf(one).at(-1) ?? '').split(' ').some((word) => findRelation(word) !== undefined);

const isRelation = (segment: string): boolean =>
  findRelation(segment.replace(/^(?:my|our|a|an|the|his|her) /u, '')) !== undefined;

const segmentsOf = (words: string): readonly string[] =>
  words
    .toLowerCase()
    .split(/[,.;!?\n]/u)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');

// "Bryce. | Well, no, he and his sister would fight. Kelsey.": the second part takes back the first.
const thinksBetter = ({ interview: { facts } }: Side, one: string, other: string): boolean =>
  withSecondThought(
    `${one.replace(/[.,;!\s]+$/u, '')}. ${other}`,
    peopleIn(facts).map(({ name }) => name),
  ).isTaken;

const asked = ({ reading, ...side }: SideHeard): SideHeard => ({
  ...side,
  reading: { ...reading, patch: reading.patch.map((told) => ({ ...told, confidence: sureEnough / 2 })) },
});

// A wish in own words is not cut, and what could be the end of an address is no county.
const isEnded = (one: string, other: string): boolean =>
  !/\d/u.test(other) && ((/\d\W*$/u.test(one) && !ofCounty.test(one)) || ofCounty.test(other));

const ofCounty = /\b(?:county|parish|borough)\b/iu;

// "… OR 97214, I'm married, two kids, 5 and 2, both Osei": what stands behind something else than the address is no county.
const endsWith = (words: string, { reading: { patch } }: SideHeard): boolean => {
  const [value = ''] = patch.flatMap((one) => (typeof one.value === 'string' ? [wordKey(one.value)] : []));
  return value.split(' ').at(-1) === wordKey(words).split(' ').at(-1);
};

const isOfNames = (side: Side): boolean =>
  ofNames.has(kindOf(side)) && findQuestion(side.interview.plan, side.asked.field)?.options === undefined;

// Of names to choose among, somebody who is told nothing of belongs to those before: “right away for Kurt and Anneliese”.
const isBareName = ({ interview: { plan }, asked }: Side, words: string): boolean => {
  const question = findQuestion(plan, asked.field);
  return (
    question?.options !== undefined &&
    !saysNothing(words) &&
    !nobody.test(words) &&
    wordsOfCalled(words.toLowerCase(), question).length === 0
  );
};

const ofNames: ReadonlySet<FactKind | undefined> = new Set(['party', 'parties', 'people', 'shares'] as const);

// Beside words that say nothing to the other question only what is said by itself counts: a sentence, a date, an address.
const isSure = (side: Side, { isPlain, reading: { patch, rest = [] } }: SideHeard, isStrong: boolean): boolean =>
  isPlain &&
  rest.length === 0 &&
  patch.length > 0 &&
  kindOf(side) !== 'longText' &&
  patch.every(({ confidence }) => confidence >= sureEnough) &&
  (isStrong || unmistakable.has(kindOf(side)));

const unmistakable: ReadonlySet<FactKind | undefined> = new Set(['date', 'address', 'state'] as const);

// Said in a few words: what stands before them belongs to the other one.
const closed: ReadonlySet<FactKind | undefined> = new Set(['choice', 'yesNo', 'number', 'money', 'state'] as const);

const kindOf = ({ interview: { plan }, asked }: Side): FactKind | undefined => findQuestion(plan, asked.field)?.kind;

const looseIn = ({ isPlain, reading: { rest = [] } }: SideHeard, words: string): number =>
  isPlain ? rest.join(' ').length : words.length;

const valuesOf = ({ heard }: Parted): unknown =>
  heard.map(({ reading: { patch, settled = [], declined = [] } }) => [
    patch.map(({ field, value }) => ({ field, value })),
    settled,
    declined,
  ]);
