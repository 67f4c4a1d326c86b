import type { Desk } from '#interview/edits/known-entries.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Reading } from '#interview/reading.ts';

/**
 * "Kids DO take the share", "if one dies the others split it": a yes or no that is recorded, told as it is. What is recorded
 * otherwise is asked back.
 */
export const readClaim = ({ questions, facts, asked }: Desk, text: string): Reading | undefined => {
  const isWish = questions.some(({ field, kind }) => field === asked && kind === 'longText');
  if (isWish || /\?/u.test(text)) return undefined;
  const [only, ...others] = questions.filter(
    ({ field, kind, toldBy }) =>
      kind === 'yesNo' && typeof facts[field] === 'boolean' && field !== asked && toldBy?.test(text) === true,
  );
  const value = only && claimedOf(only, text.toLowerCase().replaceAll('’', "'"));
  if (!only || others.length > 0 || value === undefined) return undefined;
  return value === facts[only.field]
    ? { act: 'kept', patch: [] }
    : { act: 'answer', patch: [{ field: only.field, value, evidence: text, confidence: 0.5 }] };
};

const claimedOf = ({ saysYes, saysNo }: FactQuestion, low: string): boolean | undefined => {
  if (saysNo?.test(low)) return false;
  return saysYes?.test(low) ? !denies.test(low) : undefined;
};

const denies = /\b(?:not|never|nothing|nobody|neither|nor|without|dont|doesnt|shouldnt|wont)\b|n't\b/u;
