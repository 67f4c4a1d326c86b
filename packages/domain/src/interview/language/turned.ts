import { patternOf } from '#kit/pattern-of.ts';
const agreeing = patternOf(
  'u',
  String.raw`^\W*(?:yes|yep|yeah|yup|sure|please|ok(?:ay)?|right|good|fine|great|exactly|definitely|absolutely`,
  '|certainly|of course|indeed|i (?:do|will|would|am)|(?:we|they) (?:do|will|are)|(?:he|she|it) ',
  String.raw`(?:does|will|is))\b`,
);
const between = String.raw`(?:[\s,]+(?:i|we|you|he|she|they|it|that|this|do|does|did|is|are|am|was|were|would|should|will|can|could|have|has|really|just|certainly|of course|definitely|absolutely|most)){0,5}`;
const turning = new RegExp(String.raw`^${between}[\s,]+(?:not|never|cannot|\p{L}+n't)\b(?! only\b| a problem\b)`, 'u');

/** True where words that agree are turned round by those behind them: `of course not`, `I do not want that`. */
export const isTurned = (low: string): boolean => {
  const [agreed] = agreeing.exec(low) ?? [];
  return agreed !== undefined && turning.test(low.slice(agreed.length));
};

/** Negations as people write them in a hurry, `do not` as `don't`, so that one set of words reads both. */
export const shortenNegations = (low: string): string =>
  low
    .replace(/[’`]/gu, "'")
    .replace(/\b(?:cannot|can not)\b/gu, "can't")
    .replace(/\bwill not\b/gu, "won't")
    .replace(/\b(do|does|did|is|are|was|were|would|should|could|have|has|had|must) not\b/gu, "$1n't");
