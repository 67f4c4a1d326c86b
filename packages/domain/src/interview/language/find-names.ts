import { endsName, isPartOfWhole } from '#interview/language/ends-name.ts';
import { type KnownMatch, type KnownNames, matchKnown } from '#interview/language/match-known.ts';
import {
  capitalsIn,
  type Capitals,
  isFunction,
  isTitle,
  opensSentence,
  scoreWord,
} from '#interview/language/score-word.ts';
import { isDay } from '#interview/language/is-day.ts';
import { findRelation } from '#interview/language/relations.ts';
import { caseName, isParticle } from '#interview/language/title-case.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { isWordCalled } from '#interview/language/is-word-called.ts';
import { isListedName } from '#interview/language/is-listed-name.ts';
import type { NameSaid } from '#interview/language/name-said.ts';
import { withFamilies } from '#interview/language/with-families.ts';
import { withListMates } from '#interview/language/with-list-mates.ts';
import { type Span, spanOf, type Word } from '#interview/language/word.ts';

/** Below this nothing is taken for a name. */
const least = 0.3;

/** The names of people in a message with their probability, in order. */
export const findNames = (words: readonly Word[], known: KnownNames): readonly NameSaid[] => {
  const capitals = capitalsIn(words);
  const found: NameSaid[] = [];
  for (let at = 0; at < words.length;) {
    const name = nameAt(words, { at, known, capitals });
    if (name) found.push(name);
    at = name?.to ?? at + 1;
  }
  const named = withFamilies(words, besideOthers(words, found), { known, write, separates });
  return withListMates(words, named, { known, write });
};

interface Place {
  readonly at: number;
  readonly known: KnownNames;
  readonly capitals: Capitals;
}

const nameAt = (words: readonly Word[], place: Place): NameSaid | undefined => {
  const { at, capitals } = place;
  const word = words[at];
  if (!word || isPartOfWhole(word) || isSuffix(words, at)) return undefined;
  const match = knownAt(words, place);
  // "Put Julie first": where a sentence begins with an order, its verb is nobody's name.
  if (!match && opensSentence(words, at) && asks.test(word.low) && words[at + 1]?.isCapital === true) return undefined;
  const first = match
    ? 0.97
    : Math.max(
        scoreWord(words, at, capitals),
        isListedName(words, at, capitals) ? 0.6 : 0,
        isWordCalled(words, at, capitals) ? 0.7 : 0,
      );
  const opens = opensName(words, place);
  if (first < least && !opens) return undefined;
  const scores = [opens ? 0.3 : first];
  let to = match?.to ?? at + 1;
  while (to < words.length && to - at < 7 && words[to - 1]?.isPossessive !== true) {
    if (startsKnown(words, { ...place, at: to }) || (match?.by === 'whole' && !isSuffix(words, to))) break;
    const step = partAt(words, { at: to, from: at, capitals });
    if (!step) break;
    scores.push(step.score);
    to = step.to;
  }
  if (!match && to - at === 1 && isDay(words, at)) return undefined;
  const isKnown = match !== undefined && to === match.to;
  // Ordinary words alone, however they are written, are the name of a thing as well.
  const isOfThings = words.slice(at, to).every((word) => word.isOrdinary && !word.isName) && !isRelated(words[at - 1]);
  const probability = isKnown
    ? trustIn(words, { at, match })
    : (1 - scores.reduce((doubt, score) => doubt * (1 - score), 1)) *
      (isOfThings ? (to - at > 1 && words[at]?.isCapital === true ? 0.9 : 0.7) : 1) *
      (isThing(words, to) ? 0.4 : 1);
  if (probability < least) return undefined;
  return {
    ...spanOf(words, at, to),
    name: write(words, at, to),
    probability,
    known: isKnown ? match.names : [],
    isLower: words[at]?.isCapital !== true,
  };
};

const asks =
  /^(?:put|make|use|let|have|name|give|tell|ask|list|add|pick|choose|leave|appoint|call|keep|send|sell|get|want|write|say)$/u;

// "kevin kim liz": three people. A short name with a family name behind it is a middle name.
const startsKnown = (words: readonly Word[], place: Place): boolean => {
  const match = matchKnown(place.known, words, place.at);
  if (match?.by === 'given' || match?.by === 'whole') return true;
  return match?.by === 'short' && knownAt(words, place) !== undefined && endsName(words, match.to);
};

// An initial, or what joins the parts of a family name.
const opensName = (words: readonly Word[], { at, capitals }: Place): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next) return false;
  if (isInitial(word)) return next.isCapital && (isInitial(next) || scoreWord(words, at + 1, capitals) > 0.4);
  // "An Ngo", by itself: here it is no article.
  const isBetweenMarks = [words[at - 1], words[at + 2]].every((other) => other === undefined || other.part === 'mark');
  if (word.text === 'An' && next.isCapital && isBetweenMarks)
    return !next.isOrdinary && findRelation(next.low) === undefined;
  const isJoined = isParticle(word.low) && word.low.length > 2;
  return isJoined && (isParticle(next.low) || scoreWord(words, at + 1, capitals) >= least);
};

const knownAt = (words: readonly Word[], { at, known, capitals }: Place): KnownMatch | undefined => {
  const match = matchKnown(known, words, at);
  if (!match || match.by === 'given' || match.by === 'whole') return match;
  const word = words[at];
  if (isCalledBody(words, at, match)) return match;
  const isLoose = word === undefined || isFunction(word) || (word.isOrdinary && !word.isName && !word.isCapital);
  return isLoose || scoreWord(words, at, capitals) < 0.2 ? undefined : match;
};

// "The shelter": the one organization that is known by that word.
const isCalledBody = (words: readonly Word[], at: number, { by, names }: KnownMatch): boolean => {
  const [only, ...others] = names;
  return (
    by === 'family' &&
    only !== undefined &&
    others.length === 0 &&
    /^(?:the|my|our|that)$/u.test(words[at - 1]?.low ?? '') &&
    words[at]?.isCapital === false &&
    isOrganization({ name: only })
  );
};

// A known name that is an ordinary word too, in lower case, where the word would be expected.
const trustIn = (
  words: readonly Word[],
  { at, match }: { readonly at: number; readonly match: KnownMatch },
): number => {
  const word = words[at];
  const next = words[match.to];
  if (isCalledBody(words, at, match)) return 0.95;
  if (match.by === 'whole' || word === undefined || word.isCapital || !word.isOrdinary) return 0.97;
  const before = words[at - 1];
  const isVerb =
    word.part === 'verb' && before !== undefined && !/^(?:mark|conjunction|preposition)$/u.test(before.part);
  return (isVerb && next !== undefined && next.part !== 'mark') || before?.part === 'determiner' ? 0.1 : 0.9;
};

interface Step {
  readonly score: number;
  readonly to: number;
}

const partAt = (
  words: readonly Word[],
  { at, from, capitals }: { readonly at: number; readonly from: number; readonly capitals: Capitals },
): Step | undefined => {
  const word = words[at];
  if (!word) return undefined;
  if (ordinalAt(words, at)) return { score: 0.5, to: at + 2 };
  if (isSuffix(words, at)) return { score: 0.5, to: word.text === ',' ? at + 2 : at + 1 };
  const nickname = nicknameAt(words, at);
  if (nickname !== undefined) return partAt(words, { at: nickname, from, capitals });
  if (word.part === 'mark' || isPartOfWhole(word)) return undefined;
  if (isInitial(word)) return { score: 0.3, to: at + 1 };
  if (isParticle(word.low) || /^(?:st|ben|abu|le|san|santa)\.?$/u.test(word.low)) {
    const next = partAt(words, { at: at + 1, from, capitals });
    return next && word.low !== 'y' ? next : next && words[at + 1]?.isCapital ? next : undefined;
  }
  const score = scoreWord(words, at, capitals);
  if (score >= least) return { score, to: at + 1 };
  if (at - from === 1 && isListedName(words, from, capitals)) return { score: 0.5, to: at + 1 };
  return isFamilyName(words, { at, from }) ? { score: 0.5, to: at + 1 } : undefined;
};

// An ordinary word, or a place, right behind a given name: `Daniel Park`, `sushila long`, `Jack London`.
const isFamilyName = (
  words: readonly Word[],
  { at, from }: { readonly at: number; readonly from: number },
): boolean => {
  const [word, given] = [words[at], words[at - 1]];
  if (!word || !given || isTitle(word.low) || word.low.length < 2 || findRelation(word.low)) return false;
  if (word.isCapital && given.isCapital) return !isFunction(word);
  const isBare =
    word.part === 'noun' || word.part === 'adjective' || (word.part === 'verb' && !/(?:s|ed|ing)$/u.test(word.low));
  return (
    !isFunction(word) && isBare && at - from === 1 && !given.isCapital && !given.isOrdinary && endsName(words, at + 1)
  );
};

// What stands last in the name of a place or of property.
const isThing = (words: readonly Word[], to: number): boolean =>
  /^(?:street|avenue|ave|road|drive|boulevard|city|county|island|farm|ranch|house|account|ira|savings|stock|shares|fund|estate|property|plan|trust|store|company)$/u.test(
    words[to - 1]?.low ?? '',
  );

const isRelated = (word: Word | undefined): boolean => word !== undefined && findRelation(word.low) !== undefined;

const isInitial = (word: Word | undefined): boolean =>
  word !== undefined &&
  (/^\p{Lu}\.?$/u.test(word.text) || /^(?:\p{Lu}\.)+$/u.test(word.text)) &&
  word.text !== 'I' &&
  word.text !== 'A';

const isSuffix = (words: readonly Word[], at: number): boolean => {
  const word = words[at]?.text === ',' ? words[at + 1] : words[at];
  return /^(?:jr|sr|ii|iii|iv|junior|senior|esq|md)\.?$/u.test(word?.low ?? '');
};

// `Harold Beaumont the third`, and nobody's third son.
const ordinalAt = (words: readonly Word[], at: number): string | undefined => {
  const ends = words[at + 2] === undefined || words[at + 2]?.part === 'mark' || words[at + 2]?.part === 'verb';
  return words[at]?.low === 'the' && ends ? ordinals[words[at + 1]?.low ?? ''] : undefined;
};

const ordinals: Readonly<Record<string, string>> = {
  second: 'II',
  third: 'III',
  fourth: 'IV',
  '2nd': 'II',
  '3rd': 'III',
  '4th': 'IV',
};

// `Robert "Bob" Ellison`, `Robert (Bob) Ellison`: the nickname is no part of the name.
const nicknameAt = (words: readonly Word[], at: number): number | undefined => {
  const [open, close] = [words[at]?.text, words[at + 2]?.text];
  const isQuoted = (open === '"' && close === '"') || (open === '(' && close === ')');
  return isQuoted && words[at + 1]?.part !== 'mark' ? at + 3 : undefined;
};

const suffixes: Readonly<Record<string, string>> = {
  jr: 'Jr.',
  sr: 'Sr.',
  junior: 'Jr.',
  senior: 'Sr.',
  ii: 'II',
  iii: 'III',
  iv: 'IV',
};

const write = (words: readonly Word[], from: number, to: number): string => {
  const said: string[] = [];
  for (let at = from; at < to; at += 1) {
    const word = words[at] as Word;
    const nickname = nicknameAt(words, at);
    const ordinal = at > from ? ordinalAt(words, at) : undefined;
    if (ordinal !== undefined) {
      said.push(ordinal);
      at += 1;
    } else if (nickname !== undefined && at > from) at = nickname - 1;
    else if (word.part !== 'mark') said.push(writeWord(word, at > from));
  }
  return caseName(said);
};

const writeWord = (word: Word, isInside: boolean): string => {
  const low = word.low.replace(/\.$/u, '');
  if (isInside && Object.hasOwn(suffixes, low)) return suffixes[low] ?? word.text;
  return word.text.replace(/'s$/iu, '');
};

// Whoever stands in a list with others, each between commas, is of their kind.
const besideOthers = (words: readonly Word[], names: readonly NameSaid[]): readonly NameSaid[] => {
  const isItem = ({ from, to }: Span): boolean => separates(words, from - 1) && separates(words, to);
  const items = names.filter(isItem);
  return names.map((name) => {
    const isBeside =
      (isItem(name) && items.some((one) => one !== name && one.probability > 0.6)) || isJoinedTo(words, names, name);
    return isBeside && name.probability < 0.95 ? { ...name, probability: 1 - (1 - name.probability) * 0.6 } : name;
  });
};

// "Opal and Pearl get everything": a word with a capital behind somebody's name and "and".
const isJoinedTo = (words: readonly Word[], names: readonly NameSaid[], { from, to, isLower }: NameSaid): boolean =>
  !isLower &&
  /^(?:and|&)$/u.test(words[from - 1]?.low ?? '') &&
  words[to]?.isCapital !== true &&
  names.some((one) => one.to === from - 1 && !one.isLower && one.probability > 0.6);

const separates = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  return word === undefined || /^(?:[,;\n.&:(/-]|and|then|or|\d.*)$/u.test(word.low) || opensSentence(words, at + 1);
};
