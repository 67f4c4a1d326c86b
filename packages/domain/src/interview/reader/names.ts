import { isAlsoName, isEverydayWord, isTradeWord } from '#interview/reader/common-words.ts';
import { findRelation } from '#interview/language/relations.ts';
import { caseName, isParticle } from '#interview/language/title-case.ts';
import type { Token } from '#interview/reader/tokens.ts';

/** A name found in a message: tokens `from` (inclusive) to `to` (exclusive). */
export interface NameRun {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly isLower: boolean;
  readonly isPossessive: boolean;
}

const titles = new Set([
  'mr',
  'mr.',
  'mrs',
  'mrs.',
  'ms',
  'ms.',
  'miss',
  'dr',
  'dr.',
  'rev',
  'rev.',
  'prof',
  'prof.',
  'sir',
]);
const suffixes: Readonly<Record<string, string>> = {
  jr: 'Jr.',
  'jr.': 'Jr.',
  sr: 'Sr.',
  'sr.': 'Sr.',
  junior: 'Jr.',
  senior: 'Sr.',
  ii: 'II',
  iii: 'III',
  iv: 'IV',
  '2nd': 'II',
  '3rd': 'III',
  '4th': 'IV',
};
// Words that are verbs far more often than names when they are written in lower case.
const rarelyNames = new Set([
  'will',
  'may',
  'hope',
  'love',
  'long',
  'short',
  'best',
  'good',
  'little',
  'close',
  'young',
  'mark',
  'skip',
  'trust',
  'can',
  'right',
  'case',
  'wish',
  'care',
  'book',
  'page',
  'share',
  'art',
  'bill',
  'guy',
  'rich',
  'day',
  'cash',
  'gold',
  'silver',
  'home',
  'trip',
  'power',
  'worth',
  'major',
  'cross',
  'bond',
  'street',
  'lane',
  'church',
  'burden',
  'court',
  'pet',
  'white',
  'black',
  'brown',
  'green',
  'blue',
  'red',
  'west',
  'east',
  'north',
  'south',
  'king',
  'pope',
  'sky',
  'bank',
  'banks',
  'field',
  'house',
]);

// Things that are surnames behind a given name: `Dale Court`.
const surnames = new Set(['court', 'house', 'land', 'farmer']);

/** The longest name that starts at a token; lower-case names only where a name is expected (`isSlot`). */
export const nameRunAt = (tokens: readonly Token[], at: number, isSlot: boolean): NameRun | undefined => {
  let from = at;
  while (titles.has(tokens[from]?.low ?? '')) from += 1;
  const first = tokens[from];
  if (!first || first.kind !== 'word' || !startsName(tokens, from, isSlot || from > at)) return undefined;
  const isLower = !first.isCapital;
  const words = [bare(first)];
  let to = from + 1;
  let isPossessive = first.low.endsWith("'s");
  while (!isPossessive && words.length < 7) {
    const step = nextPart(tokens, to, isLower);
    if (!step) break;
    words.push(...step.words);
    to = step.to;
    isPossessive = step.isPossessive;
  }
  return { from: at, to, name: caseName(words), isLower, isPossessive };
};

const bare = ({ text }: Token): string => text.replace(/'s$/iu, '');

const startsName = (tokens: readonly Token[], at: number, isSlot: boolean): boolean => {
  const token = tokens[at];
  if (!token) return false;
  const low = token.low.replace(/'s$/u, '');
  if (low.length < 2 && !/^\p{Lu}\.?$/u.test(token.text)) return false;
  if (findRelation(low) && !isAlsoName(low)) return false;
  if (isTradeWord(low) && !hasSurname(tokens, at)) return false;
  if (token.isCapital) return startsCapitalName(tokens, at, low);
  if (!isSlot || low.length < 2) return false;
  if (!isEverydayWord(low)) return true;
  return isAlsoName(low) && (!rarelyNames.has(low) || isEnd(tokens, at + 1));
};

// `my niece Charity Jones`: a common noun is a given name only before a surname.
const hasSurname = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return (
    tokens[at]?.isCapital === true && next?.isCapital === true && !isEverydayWord(next.low) && !isTradeWord(next.low)
  );
};

const startsCapitalName = (tokens: readonly Token[], at: number, low: string): boolean => {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (/^\p{Lu}\.$/u.test(token?.text ?? '')) return next?.isCapital === true && !isEverydayWord(next.low);
  if (/^\p{Lu}$/u.test(token?.text ?? ''))
    return low !== 'i' && low !== 'a' && next?.isCapital === true && !isEverydayWord(next.low);
  if (!isEverydayWord(low)) return true;
  if (followsRelation(tokens, at)) return true;
  if (!isAlsoName(low)) return false;
  const opensSentence = at === 0 || /^[.!?\n;:]$/u.test(tokens[at - 1]?.text ?? '');
  return (
    !opensSentence ||
    (next?.isCapital === true && !isEverydayWord(next.low)) ||
    (!rarelyNames.has(low) && isEnd(tokens, at + 1))
  );
};

// A capital right behind a relation word is a name, whatever the word means: `my niece Blessing`.
const followsRelation = (tokens: readonly Token[], at: number): boolean =>
  findRelation(tokens[at - 1]?.low ?? '') !== undefined &&
  tokens[at - 1]?.isCapital === false &&
  !/^(?:i|and|the|my|who)$/u.test(tokens[at]?.low ?? '');

const isEnd = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return !token || token.kind === 'mark' || /^(?:and|gets|is|should)$/u.test(token.low);
};

interface Part {
  readonly words: readonly string[];
  readonly to: number;
  readonly isPossessive: boolean;
}

const nextPart = (tokens: readonly Token[], at: number, isLower: boolean): Part | undefined => {
  const token = tokens[at];
  if (!token) return undefined;
  const suffix = suffixAt(tokens, at);
  if (suffix) return suffix;
  const nickname = pastNickname(tokens, at);
  if (nickname > at) return nextPart(tokens, nickname, isLower);
  if (token.kind !== 'word') return undefined;
  const low = token.low.replace(/'s$/u, '');
  const isPossessive = token.low.endsWith("'s");
  const part = { words: [bare(token)], to: at + 1, isPossessive };
  if (/^\p{L}\.?$/u.test(token.text))
    return token.isCapital
      ? low === 'i'
        ? undefined
        : part
      : isLower && low !== 'a' && low !== 'i'
        ? part
        : undefined;
  if (isParticle(low) && continuesAfter(tokens, at + 1, isLower)) return part;
  return continuesName(tokens, at, isLower) ? part : undefined;
};

const continuesName = (tokens: readonly Token[], at: number, isLower: boolean): boolean => {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  const low = token.low.replace(/'s$/u, '');
  if ((findRelation(low) && !isAlsoName(low)) || isTradeWord(low)) return false;
  if (token.isCapital) return !isEverydayWord(low) || isAlsoName(low) || (!isLower && surnames.has(low));
  if (!isLower) return false;
  return !isEverydayWord(low) || (isAlsoName(low) && (!rarelyNames.has(low) || isEnd(tokens, at + 1)));
};

const continuesAfter = (tokens: readonly Token[], at: number, isLower: boolean): boolean =>
  continuesName(tokens, at, isLower) || (isParticle(tokens[at]?.low ?? '') && continuesName(tokens, at + 1, isLower));

const suffixAt = (tokens: readonly Token[], at: number): Part | undefined => {
  const skip = tokens[at]?.text === ',' ? 1 : 0;
  const token = tokens[at + skip];
  const isThe = token?.low === 'the' && /^(?:second|third|fourth|2nd|3rd|4th)$/u.test(tokens[at + skip + 1]?.low ?? '');
  if (isThe && skip === 0) {
    const ordinal = tokens[at + 1]?.low ?? '';
    return {
      words: [/^(?:second|2nd)$/u.test(ordinal) ? 'II' : /^(?:third|3rd)$/u.test(ordinal) ? 'III' : 'IV'],
      to: at + 2,
      isPossessive: false,
    };
  }
  const low = (token?.low ?? '').replace(/'s$/u, '');
  const suffix = Object.hasOwn(suffixes, low) ? suffixes[low] : undefined;
  return suffix ? { words: [suffix], to: at + skip + 1, isPossessive: token?.low.endsWith("'s") === true } : undefined;
};

// `Robert "Bob" Ellison` and `Robert (Bob) Ellison`: the nickname is no part of the legal name.
const pastNickname = (tokens: readonly Token[], at: number): number => {
  const open = tokens[at]?.text;
  if (open !== '"' && open !== '(') return at;
  const close = open === '(' ? ')' : '"';
  const isNickname = tokens[at + 1]?.isCapital && tokens[at + 2]?.text === close && tokens[at + 3]?.isCapital;
  return isNickname ? at + 3 : at;
};
