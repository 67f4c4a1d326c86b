import { askOneOfSeveral } from '#interview/anew/ask-one-of-several.ts';
import { changeKept } from '#interview/anew/change-kept.ts';
import { type Entry, nameOf } from '#interview/anew/entries-of.ts';
import { type Pair, pairEntries } from '#interview/anew/pair-entries.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Reading } from '#interview/reading.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { wordKey } from '#kit/word-key.ts';

/** What becomes of a list that is said once more, or the question which of two is meant. */
export type Stated =
  | {
      readonly kind: 'list';
      readonly entries: readonly Entry[];
      /** Who or what leaves the list. */
      readonly gone: readonly string[];
      readonly isSure: boolean;
    }
  | { readonly kind: 'which'; readonly which: NonNullable<Reading['which']> };

interface Saying {
  readonly before: readonly Entry[];
  readonly said: readonly Entry[];
  readonly message: string;
}

/** Sets what is said against what is recorded; undefined where parts are given that only others can divide. */
export const stateAnew = (question: FactQuestion, { before, said, message }: Saying): Stated | undefined => {
  if (question.kind === 'shares' && divides.test(message) && !said.some(hasPart)) return undefined;
  const pairs = pairEntries(question.kind, before, said);
  const anew = pairs.map((pair) => merged(question, pair));
  const gone = before.filter((one) => !pairs.some(({ known }) => known === one)).map(nameOf);
  const replaced = (isSure: boolean): Stated => ({ kind: 'list', entries: anew, gone, isSure });
  if (question.kind === 'party') return replaced(true);
  const isOnly = only.test(message);
  if (adding.test(message) && !isOnly) return addTo(question, { before, pairs, message });
  const isKnown = pairs.some(({ known }) => known !== undefined);
  if (said.length > 1 && isDividedInPart(question, { said, anew, gone })) return undefined;
  // "Ann after Bob" may only say where she stands.
  if (said.length > 1) return replaced(isOnly || (isKnown && !(gone.length > 0 && ranks.test(message))));
  return isOnly ? replaced(true) : stateOne(question, { before, pairs, replaced: replaced(isKnown), gone, message });
};

const merged = (question: FactQuestion, { known, said }: Pair): Entry =>
  known ? changeKept(question, known, said) : said;

// Everybody stays, and those who are new come behind them.
const addTo = (
  question: FactQuestion,
  { before, pairs, message }: Pick<Saying, 'before' | 'message'> & { readonly pairs: readonly Pair[] },
): Stated | undefined => {
  if (/\b(?:rest|remaining|remainder|equal\p{L}*|split|half)\b/iu.test(message)) return undefined;
  const fresh = pairs.filter(({ known }) => !known).map(({ said }) => said);
  return { kind: 'list', entries: [...inPlace(question, before, pairs), ...fresh], gone: [], isSure: true };
};

const inPlace = (question: FactQuestion, before: readonly Entry[], pairs: readonly Pair[]): readonly Entry[] =>
  before.map((one) => {
    const pair = pairs.find(({ known }) => known === one);
    return pair ? merged(question, pair) : one;
  });

// Shares of some that make no whole leave something to the others.
const isDividedInPart = (
  { kind }: FactQuestion,
  { said, anew, gone }: Pick<Saying, 'said'> & { readonly anew: readonly Entry[]; readonly gone: readonly string[] },
): boolean => kind === 'shares' && gone.length > 0 && said.some(hasPart) && !isWhole(anew);

const hasPart = ({ percentage }: Entry): boolean => percentage !== undefined;

const isWhole = (entries: readonly Entry[]): boolean =>
  Math.abs(entries.reduce((sum, { percentage }) => sum + Number(percentage), 0) - 100) < 0.01;

// One alone is said where several may be recorded.
const stateOne = (
  question: FactQuestion,
  {
    before,
    pairs: [pair],
    replaced,
    gone,
    message,
  }: Pick<Saying, 'before' | 'message'> & {
    readonly pairs: readonly Pair[];
    readonly replaced: Stated;
    readonly gone: readonly string[];
  },
): Stated | undefined => {
  if (!pair) return undefined;
  const { known, said } = pair;
  const part = question.kind === 'shares' ? said['percentage'] : undefined;
  if (part !== undefined && gone.length > 0) return part === 100 ? doubted(replaced) : undefined;
  if (known && gone.length === 0) return replaced;
  if (known) {
    // Something new is said of one, and the others are not spoken of.
    const entries = inPlace(question, before, [pair]);
    if (question.kind === 'parties' && toFirst.test(message))
      return {
        kind: 'list',
        entries: [merged(question, pair), ...before.filter((one) => one !== known)],
        gone: [],
        isSure: true,
      };
    if (!isSameValue(entries, before)) return { kind: 'list', entries, gone: [], isSure: true };
    return saysOnly(message, [nameOf(known), nameOf(said)]) ? doubted(withoutShares(replaced)) : undefined;
  }
  return before.length > 1 || question.kind === 'assets'
    ? { kind: 'which', which: askOneOfSeveral(question, { before, said }) }
    : replaced;
};

const doubted = (stated: Stated): Stated => (stated.kind === 'list' ? { ...stated, isSure: false } : stated);

// Who stands alone takes all: a part that was theirs beside others says nothing any more.
const withoutShares = (stated: Stated): Stated =>
  stated.kind === 'list'
    ? {
        ...stated,
        entries: stated.entries.map((entry) => (hasPart(entry) ? { ...entry, percentage: 100 } : entry)),
      }
    : stated;

// Beside the name nothing is told: "Ann is adopted" names nobody for a list.
const saysOnly = (message: string, names: readonly string[]): boolean => {
  const called = new Set(names.flatMap((name) => wordKey(name).split(' ')));
  return wordKey(message)
    .split(' ')
    .every((word) => called.has(word) || bare.test(word));
};

const bare = /^(?:the|my|our|a|an|and|is|please|all|of|it|everything|100|percent|son|daughter|child|at|in|on)$/u;

// "Bob first" of several who serve one after another.
const toFirst = /\b(?:first|goes ahead|at the top)\W*$/iu;

const ranks = /\b(?:after|before|behind|ahead|first|last|next to|follows?)\b/iu;

// Parts are said, and none of them was understood.
const divides = /\d|%|\b(?:half|third|quarter|percent)/iu;

const adding = patternOf(
  'iu',
  String.raw`\b(?:also|too|as well|add|adding|another|besides|in addition|one more|plus|forgot|forgotten|left out|missed`,
  String.raw`|there(?:'s| is) (?:also|another))\b`,
);
const only = /^\W*(?:only|just|solely)\b/iu;
