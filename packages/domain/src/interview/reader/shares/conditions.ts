import { patternOf } from '#kit/pattern-of.ts';
import type { Clause } from '#interview/language/clauses.ts';

/** "if she dies first": from `start` to `end` people are only spoken of; who comes after takes in the second place. */
export interface Condition {
  readonly start: number;
  readonly end: number;
  readonly isDeath: boolean;
}

const failing = patternOf(
  'u',
  String.raw`\b(?:if|in case|in the event|should|when|once|unless|after)\b[^.;\n]{0,80}?\b`,
  '(?:(?:dies?|died|dead|dying|pass(?:es|ed)?(?: away| on)?|predeceases?|gone',
  String.raw`|not (?:alive|living|around|here)|(?:doesn't|don't|does not|do not|isn't|aren't|not)(?: \w+){0,2} `,
  '(?:survive|outlive|make it|live|alive|living|around|with us)|survives?|happens? to)',
  "|(can't|cannot|can not|unable|won't|couldn't|unavailable|unwilling|isn't able|not able|declines?",
  String.raw`|refuses?|says no))\b(?: (?:before|first|away|too|me|i do|us|him|her|them|serve|do it))*`,
);

/** The condition of a clause: somebody's death, or that they cannot serve. */
export const conditionOf = (clause: Clause): Condition | undefined => {
  const match = failing.exec(clause.low);
  if (!match) return undefined;
  return {
    start: clause.start + match.index,
    end: clause.start + match.index + match[0].length,
    isDeath: match[1] === undefined,
  };
};
