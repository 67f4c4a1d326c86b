import type { FactKind } from '#facts/fact-kind.ts';
import { isContent } from '#interview/answers/weigh-rest.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { type Clause, isQuestion, splitSentences } from '#interview/reader/clauses.ts';
import { blankSpans } from '#interview/reader/blank.ts';
import { readSaid } from '#interview/hearing/read-said.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { normalizeMessage } from '#interview/reader/tokens.ts';
import type { Reading } from '#interview/reading.ts';
import { isSameValue } from '#kit/is-same-value.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * The sentences of a message from which a reading took nothing: it is the same without them, and by themselves they say nothing
 * here. Questions, orders and courtesies are no answers that could be lost.
 */
export const unreadIn = (
  interview: Interview,
  { message, reading, today }: { readonly message: string; readonly reading: Reading; readonly today: PlainDate },
): readonly string[] => {
  const text = normalizeMessage(message);
  const sentences = splitSentences(text);
  const [only, ...others] = sentences;
  if (!only || text.length > longest || !isPlain(reading) || interview.asked === null) return [];
  if (others.length === 0)
    return isAnswer(only, text) && (saysNothing(reading) || refusesAndTells(reading, text)) ? [only.text.trim()] : [];
  const isUnread = (sentence: Clause): boolean =>
    isAnswer(sentence, text) &&
    addsNothing(interview, { reading, alone: readSaid(interview, sentence.text, today) }) &&
    (reading.patch.length === 0 || isSame(reading, readSaid(interview, blankSpans(text, [sentence]), today)));
  return sentences.length > mostSentences ? [] : sentences.filter(isUnread).map((sentence) => sentence.text.trim());
};

const isAnswer = ({ text, end }: Clause, message: string): boolean =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).length > 1 && !isQuestion(text, message.charAt(end));

// Each sentence is read twice, so that a long letter is left to the eye of its writer, who reads back what is recorded.
const [longest, mostSentences] = [1200, 8];

// To a yes with a remainder that says nothing there is an objection already.
const isPlain = ({ act, patch }: Reading): boolean =>
  /^(?:answer|yes|no|skip)$/u.test(act) || (act === 'yesBut' && patch.length > 0);

// "No, Ann should be thirty": behind a no somebody is named, or a number is said.
const refusesAndTells = ({ act, patch, rest = [], cleared = [], declined = [] }: Reading, text: string): boolean => {
  if (!/^(?:no|skip)$/u.test(act) || [patch, rest, cleared, declined].some((some) => some.length > 0)) return false;
  const behind = /^\W*(?:no(?:pe|thing)?|nah|none|skip)\b(.+)$/isu.exec(text)?.[1] ?? '';
  const { names } = analyzeMessage(behind);
  const telling = (behind.match(/[\p{L}\p{N}']+/gu) ?? []).filter(isContent);
  return telling.length > 1 && (/\d/u.test(behind) || names.some(({ probability }) => probability >= 0.5));
};

const saysNothing = ({ act, patch, ...more }: Reading): boolean =>
  act === 'answer' && patch.length === 0 && Object.keys(more).length === 0;

// A question for one thing takes the first title or choice that it hears; another sentence that reads as one is not taken.
const addsNothing = (
  { plan }: Interview,
  { reading, alone }: { readonly reading: Reading; readonly alone: Reading },
): boolean =>
  saysNothing(alone) ||
  (alone.patch.length > 0 &&
    alone.patch.every(({ field, value }) => {
      const told = reading.patch.find((one) => one.field === field);
      return told !== undefined && !isSameValue(told.value, value) && single.has(findQuestion(plan, field)?.kind);
    }));

const single: ReadonlySet<FactKind | undefined> = new Set(['text', 'choice', 'choices'] as const);

const isSame = (one: Reading, other: Reading): boolean =>
  one.patch.length === other.patch.length &&
  one.patch.every(({ field, value }) =>
    other.patch.some((same) => same.field === field && isSameValue(same.value, value)),
  ) &&
  isSameValue(one.nameless ?? [], other.nameless ?? []) &&
  isSameValue(one.cleared ?? [], other.cleared ?? []) &&
  isSameValue(one.declined ?? [], other.declined ?? []);
