import type { Facts } from '#facts/facts.ts';
import { phraseDoubt } from '#interview/doubt/phrase-doubt.ts';
import { meantFields } from '#interview/edits/meant-fields.ts';
import { tellingWords } from '#interview/edits/read-slot.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { parseFact } from '#interview/set-fact.ts';
import type { TurnInput } from '#interview/turn-input.ts';

/**
 * "One van then, $15,000" of two vans that stand in somebody's own words: the sentence that speaks of them is said anew, and asked back.
 * Undefined where it is not plain which sentence is meant, or while a question is open.
 */
export const restate = (
  interview: Interview,
  { message, today }: Pick<TurnInput, 'message' | 'today'>,
): (Interview & { readonly doubt: NonNullable<Interview['doubt']> }) | undefined => {
  if (interview.asked?.kind !== 'review' && interview.asked?.kind !== 'offer') return undefined;
  const [field, ...others] = meantFields(interview, message, today);
  const before = field && interview.facts[field];
  if (!field || others.length > 0 || typeof before !== 'string') return undefined;
  if (findQuestion(interview.plan, field)?.kind !== 'longText') return undefined;
  const written = splitSentences(before).map(({ text }) => text.trim());
  const said = splitSentences(message)
    .map(({ text }) => ({ text: text.trim(), at: written.findIndex((one) => sharesNoun(one, text)) }))
    .findLast(({ text, at }) => at >= 0 && /\d/u.test(text));
  if (!said || written.filter((one) => sharesNoun(one, said.text)).length > 1) return undefined;
  const value = `${written.with(said.at, cleaned(said.text)).join('. ')}.`;
  if (!parseFact(field, value).ok) return undefined;
  const proposed = { [field]: value } as Facts;
  return { ...interview, doubt: { proposed, sentence: phraseDoubt(interview, proposed), words: message } };
};

const nounsOf = (text: string): readonly string[] =>
  tellingWords(text)
    .filter((word) => word.length > 2 && !/\d/u.test(word))
    .map((word) => word.replace(/(?<!s)s$/u, ''));

const sharesNoun = (one: string, other: string): boolean => {
  const nouns = new Set(nounsOf(other));
  return nounsOf(one).some((noun) => nouns.has(noun));
};

// Without what leads to it: "then", "make it", "just".
const cleaned = (text: string): string => {
  const bare = text
    .replace(/^(?:(?:so|then|just|only|make (?:it|that)|actually|no|sorry)[\s,]+)+/iu, '')
    .replace(/\s+(?:then|instead|now)(?=,|$)/giu, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
};
