import type { StoredTurn } from '#interview/conversation/interview-of.ts';
import type { LaterWords, Note, StoredInterview } from '#interview/interview.ts';
import { type HeardSpanish, withNames, wordsBehind } from '#interview/language/spanish/hear-spanish.ts';
import { nothingHeard } from '#wording/spoken/hear-in-spanish.ts';
import { spanish } from '#wording/spanish/spanish.ts';

/** A turn in which the person finds their own words wherever the engine has kept or quoted those that it heard. */
export const inOwnWords = (
  turn: StoredTurn,
  {
    before,
    heard,
    message,
  }: { readonly before: StoredInterview; readonly heard: HeardSpanish; readonly message: string },
): StoredTurn => {
  const { notes, later, doubt, unanswered, which } = turn.interview;
  const own = ownWordsOf(heard);
  const kept: StoredInterview = {
    ...turn.interview,
    ...(notes && { notes: renewed<Note>(notes, before.notes, own) }),
    ...(later && { later: renewed<LaterWords>(later, before.later, own) }),
    ...(unanswered && { unanswered: renewed(unanswered, before.unanswered, own) }),
    ...(which && which !== before.which && { which: { ...which, words: own(which.words) } }),
    doubt: doubt?.words === undefined || doubt === before.doubt ? doubt : { ...doubt, words: own(doubt.words) },
  };
  const chips = new Set(later?.map(({ words }) => words));
  return {
    ...turn,
    interview: namesIn(heard, kept) as StoredInterview,
    reply: withNames(
      heard,
      inQuotes(
        turn.reply.replaceAll(nothingHeard, () => message),
        own,
      ),
    ),
    choices: turn.choices.map((choice) => (chips.has(choice) ? own(choice) : choice)),
  };
};

const ownWordsOf =
  (heard: HeardSpanish) =>
  (words: string): string =>
    heard.text.includes(words.replace(/…$/u, '').trim()) ? wordsBehind(heard, words.replace(/…$/u, '').trim()) : words;

// Only what this turn has added was heard in it.
const renewed = <Kept extends { readonly words: string }>(
  now: readonly Kept[],
  before: readonly Kept[] | undefined,
  own: (words: string) => string,
): readonly Kept[] =>
  now
    .map((one) => (before?.some(({ words }) => words === one.words) ? one : { ...one, words: own(one.words) }))
    .filter((one, at, all) => all.findIndex(({ words }) => words === one.words) === at);

// What stands in quotation marks is a label of ours, or was said.
const inQuotes = (reply: string, own: (words: string) => string): string =>
  reply
    .replaceAll(/“([^“”]+)”/gu, (whole, words: string) => (spanish.whole.has(words) ? whole : `“${own(words)}”`))
    .replaceAll(/(“[^“”]+”)(?:(?:,| and|, and) \1)+/gu, '$1');

/** A value in which every name stands as it was said. */
const namesIn = (heard: HeardSpanish, value: unknown): unknown => {
  if (typeof value === 'string') return withNames(heard, value);
  if (Array.isArray(value)) return value.map((one) => namesIn(heard, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, namesIn(heard, one)]));
};
