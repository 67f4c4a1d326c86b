import type { Facts } from '#facts/facts.ts';
import { isBareYes } from '#interview/acts/bare-yes.ts';
import { isMereRemark } from '#interview/acts/is-mere-remark.ts';
import { phraseDoubt } from '#interview/doubt/phrase-doubt.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Doubt, Interview } from '#interview/interview.ts';
import { leavesOwnWords } from '#interview/own-words/read-own-words.ts';
import { parseFact } from '#interview/set-fact.ts';
import { triesOf } from '#interview/tries.ts';
import type { TurnInput } from '#interview/turn-input.ts';

/**
 * What was not understood a second time where words of one's own are asked: asked back as it was written. Undefined at any other
 * question, at the first time, and for words that do not fit.
 */
export const wordForWord = (
  interview: Interview,
  { message }: Pick<TurnInput, 'message'>,
): (Interview & { readonly doubt: Doubt }) | undefined => {
  const { asked, facts, plan } = interview;
  if (asked?.kind !== 'fact' || facts[asked.field] !== undefined || triesOf(interview) === 0) return undefined;
  const question = findQuestion(plan, asked.field);
  const isOfWords = question?.kind === 'longText' || (question?.kind === 'text' && question.names === undefined);
  const words = message.trim().replace(/\s+/gu, ' ');
  if (isBareYes(message) || isMereRemark(message) || leavesOwnWords(interview, message)) return undefined;
  if (!isOfWords || words.endsWith('?') || words.length > longest || !parseFact(asked.field, words).ok)
    return undefined;
  const proposed = { [asked.field]: words } as Facts;
  return { ...interview, doubt: { proposed, sentence: phraseDoubt(interview, proposed), words: message } };
};

const longest = 300;
