import { startOverChoices } from '#interview/conversation/start-over.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { doubtChoices } from '#interview/doubt/answer-doubt.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { hearSpanish, type HeardSpanish, wordsBehind } from '#interview/language/spanish/hear-spanish.ts';
import type { Proposal, Reading } from '#interview/reading.ts';
import { sureEnough } from '#interview/reading.ts';
import { wordKey } from '#kit/word-key.ts';
import { hearUnfinished } from '#wording/spoken/hear-unfinished.ts';
import { inLanguage } from '#wording/spoken/in-language.ts';
import { toEnglish } from '#wording/spanish/to-english.ts';

/**
 * A message of somebody who speaks Spanish as the interview hears it: an answer that can be tapped, a question, English words, or
 * Spanish ones. `isAnswered`: what it asks is written down.
 */
export const hearInSpanish = (interview: Interview, message: string, isAnswered: boolean): HeardSpanish => {
  const tapped = tappedIn(interview, message) ?? toEnglish(message);
  if (tapped !== undefined) return heardAs(message, tapped);
  const unfinished = hearUnfinished(interview, message);
  if (unfinished !== undefined) return heardAs(message, unfinished);
  const heard = hearSpanish(message, { isOfOne: asksForOne(interview) });
  if (isEnglish(message, heard)) return heardAs(message, message);
  const isClosed = heard.passages.length === 1;
  if (isSpanishQuestion(message) && (isAnswered || !isClosed)) return heardAs(message, anyQuestion);
  return isForeign(heard) && !saysYesOrNo(interview, message) ? heardAs(message, nothingHeard) : heard;
};

// `No, cada quien en su casa` to a yes or no: what is behind it is not understood, so the yes or no is asked back.
const saysYesOrNo = ({ asked, plan }: Interview, message: string): boolean =>
  asked?.kind === 'fact' &&
  findQuestion(plan, asked.field)?.kind === 'yesNo' &&
  /^\s*(?:s[ií]|no)\s*[,.;]/iu.test(message);

// Of a message whose words are mostly not known nothing is guessed: it is kept as it was said, and the question stands.
const isForeign = ({ passages, unknown, unlistedCount }: HeardSpanish): boolean => {
  const words = passages.flatMap(({ said }) => said.match(/\p{L}{2,}/gu) ?? []);
  return unknown.length > 0 && unlistedCount >= 3 && unlistedCount * 2 >= words.length;
};

/** What the interview hears in place of words that are kept as they were said. */
export const nothingHeard = 'That is a wish of mine';

const heardAs = (said: string, heard: string): HeardSpanish => ({
  text: heard,
  passages: [{ said, heard }],
  unknown: [],
  unlistedCount: 0,
});

// What is asked is looked up in the words of the person; the interview has to know only that something is.
const anyQuestion = 'Who knows about that?';

/** True for a message that asks something. */
export const isSpanishQuestion = (message: string): boolean =>
  /^\s*¿|\?\s*$/u.test(message) || asking.test(message.trim());

const asking = /^(?:qué|cómo|cuánto|cuánta|cuántos|cuándo|quién|cuál|cuáles|dónde|por qué|para qué)\s/iu;

const tappedIn = (interview: Interview, message: string): string | undefined => {
  const offered = [
    ...(interview.doubt ? doubtChoices(interview, interview.doubt.proposed) : []),
    ...phraseQuestion(interview).choices,
    ...startOverChoices,
  ];
  const said = wordKey(message);
  return offered.find((choice) => wordKey(inLanguage('es', choice)) === said);
};

const asksForOne = ({ asked, plan }: Interview): boolean => {
  const { kind } = (asked?.kind === 'fact' && findQuestion(plan, asked.field)) || {};
  return kind === 'text' || kind === 'party';
};

const english = /\b(?:the|and|my|is|are|was|of|i|i'm|name|with|everything|should|yes|we|our|have|has)\b/iu;

const isEnglish = (message: string, { text, passages }: HeardSpanish): boolean =>
  english.test(message) && passages.every(({ said, heard }) => said === heard) && text !== '';

/**
 * What is left of a reading of words that were heard in Spanish: where some of them are not known nothing is recorded before it is
 * asked back, and what is kept as it was said is kept in the person's own words.
 */
export const weighSpanish =
  (heard: HeardSpanish) =>
  (interview: Interview, reading: Reading): Reading => {
    const own = { ...reading, ...(reading.rest && { rest: reading.rest.map((words) => wordsBehind(heard, words)) }) };
    const patch = own.patch.map((proposal) => ({ ...proposal, value: inOwnWords(interview, heard, proposal) }));
    const isSure =
      heard.unknown.length === 0 && !patch.some((proposal) => namesWhatWasNoName(interview, heard, proposal));
    if (isSure) return { ...own, patch };
    const { isPlain: _plain, isWhole: _whole, ...free } = own;
    return {
      ...free,
      patch: patch.map((proposal) => ({ ...proposal, confidence: Math.min(proposal.confidence, sureEnough / 2) })),
    };
  };

// A word that was turned into English was never part of a name: `Lucía half`.
const namesWhatWasNoName = ({ plan }: Interview, { passages }: HeardSpanish, { field, value }: Proposal): boolean => {
  if (findQuestion(plan, field)?.names === undefined) return false;
  const said = new Set(passages.flatMap((one) => wordsOf(one.said)));
  const turned = new Set(passages.filter((one) => one.said !== one.heard).flatMap((one) => wordsOf(one.heard)));
  return namesOf(value).some((name) => wordsOf(name).some((word) => turned.has(word) && !said.has(word)));
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const namesOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesOf);
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
  return typeof name === 'string' ? [name] : [];
};

// What is printed as it was said, and a thing of which not every word is known.
const inOwnWords = ({ plan }: Interview, heard: HeardSpanish, { field, value }: Proposal): unknown => {
  const { kind } = findQuestion(plan, field) ?? {};
  if (kind === 'longText' && typeof value === 'string') return wordsBehind(heard, value);
  if ((kind !== 'assets' && kind !== 'gifts') || !Array.isArray(value)) return value;
  const key = kind === 'assets' ? 'description' : 'item';
  return value.map((entry: Readonly<Record<string, unknown>>) => {
    const words = entry[key];
    const isMixed = typeof words === 'string' && heard.unknown.some((one) => words.includes(one));
    return isMixed ? { ...entry, [key]: wordsBehind(heard, words) } : entry;
  });
};
