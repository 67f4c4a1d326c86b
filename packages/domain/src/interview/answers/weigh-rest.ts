import { patternOf } from '#kit/pattern-of.ts';
import type { Span } from '#interview/answers/span.ts';
import { type Part, splitParts } from '#interview/answers/split-parts.ts';
import { turningWords } from '#interview/turning/turning-words.ts';

/** What a message says besides a value that was read in it. */
export interface Rest {
  /** Something beside the value may turn it into something else. */
  readonly isTurned: boolean;
  /** Reasons and remarks, in the words of the person. */
  readonly remarks: readonly string[];
  /** How many words beside the value, in its own part, are neither a frame nor a courtesy. */
  readonly strange: number;
}

// `Used to`, `would have`: words that turn only together.
const past = /\b(?:used to|would have)\b/u;

const isTurning = (low: string): boolean =>
  past.test(low) || wordsOf(low).some((word) => turningWords.has(word) || word.endsWith("n't"));

// Words that carry a value and add nothing to it, in answers of every kind.
const frame = patternOf(
  'u',
  "^(?:a|an|the|my|our|your|his|her|their|its|it|it's|it'll|it'd|i|i'm|im|i'd|i'll|i've|we|we're|we'd|we'll",
  "|you|he|she|they|me|us|him|them|that|that's|thats|this|these|those|there|there's|is|am|are|was|were|be",
  "|been|being|do|does|did|done|have|has|had|will|would|shall|should|can|could|may|must|let|let's|lets|say",
  '|said|says|call|called|make|made|put|go|goes|going|went|get|want|wants|like|think|guess|suppose|believe',
  '|reckon|figure|prefer|choose|pick|take|use|need|in|on|at|of|to|for|by|from|with|and|as|than|then|so|too',
  '|also|just|simply|really|very|quite|pretty|well|oh|um|uh|hmm|er|ah|ok|okay|yes|yeah|yep|sure|right|fine',
  "|good|great|please|thanks|thank|kindly|sir|ma'am|maam|miss|dear|honey|hon|baby|sweetie|friend|hi|hello",
  '|lol|haha|ha|now|still|here|about|around|some|all|one|ones|always|again|already|told|answer|question',
  '|what|which|who|am)$',
);

/** Weighs what a message says besides the stretches that hold a value. */
export const weighRest = (text: string, values: readonly Span[]): Rest => {
  const parts = splitParts(text);
  const holds = ({ start, end }: Part): boolean => values.some((value) => value.start < end && value.end > start);
  const beside = parts.filter((part) => !holds(part));
  const held = parts.filter(holds).map((part) => blank(part, values));
  return {
    isTurned:
      held.some(isTurning) ||
      parts.some((part) => part.isQuestion && holds(part)) ||
      beside.some(({ joint }) => joint === 'turn'),
    remarks: parts.flatMap((part) => {
      if (!holds(part)) return wordsOf(part.low).some(isContent) ? [part.text.trim()] : [];
      const left = blank(part, values, part.text);
      return tellsMore(left) ? [part.text.trim()] : limitIn(left);
    }),
    strange: held.flatMap(wordsOf).filter(isContent).length,
  };
};

// Somebody named beside the value, or a clause of its own behind "and".
const tellsMore = (left: string): boolean =>
  /\p{Ll}.*\s\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(left) ||
  /\b(?:and|to) (?:\p{L}+'?\p{L}* ){2,}/u.test(left.trim().concat(' '));

// "Till she dies or marries again": for how long, or on what condition, beyond somebody's life.
const limitIn = (left: string): readonly string[] => {
  const limit = limits.exec(left)?.[0].trim() ?? '';
  return wordsOf(limit.toLowerCase()).filter((word) => isContent(word) && !ofLife.test(word)).length > 0 ? [limit] : [];
};

const limits = /\b(?:till|until|unless|if|provided|as long as|so long as|except|but only)\b.*$/iu;
const ofLife =
  /^(?:till|until|or|long|dies?|dead|death|pass(?:es)?|lives?|living|alive|gone|away|unless|if|provided|except|but|only)$/u;

const blank = ({ low, start }: Part, values: readonly Span[], said = low): string =>
  values.reduce((words, value) => {
    const [from, to] = [Math.max(0, value.start - start), Math.max(0, value.end - start)];
    return words.slice(0, from) + ' '.repeat(Math.max(0, Math.min(to, words.length) - from)) + words.slice(to);
  }, said);

const wordsOf = (low: string): readonly string[] => low.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];

/** The parts of a message, but for some, that say something by themselves. */
export const remarksBut = (parts: readonly Part[], isTaken: (low: string) => boolean): readonly string[] =>
  parts.filter(({ low }) => !isTaken(low) && wordsOf(low).some(isContent)).map(({ text }) => text.trim());

/** True for a word that says something by itself. */
export const isContent = (word: string): boolean => !frame.test(word.toLowerCase());
