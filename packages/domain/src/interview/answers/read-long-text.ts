import { patternOf } from '#kit/pattern-of.ts';
import type { AnswerReader } from '#interview/answers/heard.ts';
import { splitParts } from '#interview/answers/split-parts.ts';
import { isNothing } from '#interview/acts/nothing.ts';

/** Asked for words of one's own: that there are none. Wishes themselves are kept as they are said, as free speech. */
export const readLongTextAnswer: AnswerReader = ({ question, message }) => {
  const parts = splitParts(message);
  if (parts.some(({ isQuestion }) => isQuestion)) return undefined;
  if (takesSettings.test(message)) return { act: 'skip', patch: [] };
  const isNone =
    parts.length > 0 && (isNothing(message) || parts.every(({ low }) => none.test(low) || courtesy.test(low)));
  if (isNone && parts.some(({ low }) => none.test(low) || isNothing(low))) return { act: 'skip', patch: [] };
  const behind =
    /^\W*(?:no(?:thing)?|no,? nothing)(?: else| more)?,? (?:except|but|only|other than)(?: that| for)?\s+(.{6,})$/isu.exec(
      message,
    )?.[1] ??
    /^\W*(?:no(?:pe)?|nah|nothing(?: else| more)?|that'?s (?:all|it))(?:,? (?:thanks|thank you))?\s*[.;!]\s*((?:\S+\s+){3,}\S.*)$/isu.exec(
      message,
    )?.[1];
  return behind === undefined || /^(?:cash|money|that|this)\b/iu.test(behind)
    ? undefined
    : { patch: [{ field: question.field, value: behind.trim(), evidence: message, confidence: 0.9 }] };
};

// An answer that was offered for other questions, and no wish.
const takesSettings =
  /^\W*(?:(?:yes|ok|okay|sure|please|just)[\s,]+)*use (?:these|those|the|all the|your)(?: usual| default| standard)? settings\W*$/iu;

const none = patternOf(
  'u',
  String.raw`^\W*(?:no|nope|nah|nothing|none)(?: (?:sir|ma'?am|thanks?|thank you|gracias|nothing|else|more`,
  String.raw`|that'?s (?:it|all)|thats (?:it|all)|to add|at all))*\W*$|\b(?:can'?t|cannot|couldn'?t) think of `,
  String.raw`(?:anything|any|a thing)\b|\b(?:that'?s|thats|that is) (?:it|all|everything)\W*$`,
  String.raw`|\bnothing (?:comes to mind|to add)\b`,
);
const courtesy =
  /^\W*(?:thank you|thanks|thank you kindly|dear|please|ok|okay|i think|i guess|sir|ma'?am|for now|really|all good)\b[^,.;]{0,12}$/u;
