import { startOverChoices } from '#interview/conversation/start-over.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { doubtChoices } from '#interview/doubt/answer-doubt.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, Note } from '#interview/interview.ts';
import { hearSpanish, type HeardSpanish, wordsBehind } from '#interview/language/spanish/hear-spanish.ts';
import type { Proposal, Reading } from '#interview/reading.ts';
import { sureEnough } from '#interview/reading.ts';
import { wordKey } from '#kit/word-key.ts';
import { inLanguage } from '#wording/spoken/in-language.ts';
import { toEnglish } from '#wording/spanish/to-english.ts';

/** A message of somebody who speaks Spanish as the interview hears it: an answer that can be tapped, English words, or Spanish ones. */
export const hearInSpanish = (interview: Interview, message: string): HeardSpanish => {
  const tapped = tappedIn(interview, message) ?? toEnglish(message);
  if (tapped !== undefined) return { text: tapped, passages: [{ said: message, heard: tapped }], unknown: [] };
  const heard = hearSpanish(message, { isOfOne: asksForOne(interview) });
  return isEnglish(message, heard)
    ? { text: message, passages: [{ said: message, heard: message }], unknown: [] }
    : heard;
};

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
    if (heard.unknown.length === 0) return { ...own, patch };
    const { isPlain: _plain, isWhole: _whole, ...free } = own;
    return {
      ...free,
      patch: patch.map((proposal) => ({ ...proposal, confidence: Math.min(proposal.confidence, sureEnough / 2) })),
    };
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

/** Notes in the words in which they were said. */
export const notesInOwnWords = (
  notes: readonly Note[],
  before: readonly Note[],
  heard: HeardSpanish,
): readonly Note[] =>
  notes.map((note) => (before.includes(note) ? note : { ...note, words: wordsBehind(heard, note.words) }));
