import { patternOf } from '#kit/pattern-of.ts';

/** True for words that make what they stand beside depend on something; what is asked out of courtesy makes nothing depend. */
export const isConditional = (text: string): boolean => conditional.test(text.replace(courtesy, ' '));

const conditional = /\b(?:if|unless|provided(?! for\b)|only when|as long as)\b/iu;

// "If that is not a bother".
const courtesy = patternOf(
  'giu',
  String.raw`\bif (?:you (?:can|could|would|will|don'?t mind|please|wouldn'?t mind)|i may|(?:it|that|this)(?:'?s| is| isn'?t)(?: not)?`,
  String.raw`(?: an?| too much| any| much| no)* (?:bother|trouble|problem|ok|okay|alright|all right|possible|fine))(?= *[.,;!]|\s*$)`,
);
