import type { FieldId } from '#facts/facts.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview, LaterWords } from '#interview/interview.ts';
import { hearLater, tellsOf } from '#interview/later/hear-later.ts';
import { keepNotes } from '#interview/notes/keep-notes.ts';
import { saysOtherPaper } from '#interview/notes/other-papers.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import { listWords } from '#kit/list-words.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { wordKey } from '#kit/word-key.ts';

/** Keeps words for the questions that they answer, as far as there are any; those for which there is none are left. `but`: what the message answers already. */
export const keepForLater = (
  interview: Interview,
  {
    said,
    but,
    today,
  }: { readonly said: readonly string[]; readonly but: readonly FieldId[]; readonly today: PlainDate },
): { readonly interview: Interview; readonly kept: readonly LaterWords[]; readonly left: readonly string[] } => {
  const { later = [] } = interview;
  const heard = said.map((one) => ({
    words: one.slice(0, longest),
    fields: hearLater(interview, { words: one, today }),
  }));
  const kept = heard
    .flatMap(({ words, fields }) => fields.map((field): LaterWords => ({ words, field })))
    .filter(
      ({ words, field }) => !but.includes(field) && !later.some((one) => one.field === field && one.words === words),
    );
  return {
    interview: kept.length === 0 ? interview : { ...interview, later: [...later, ...kept].slice(-most) },
    kept,
    // What another paper has to settle is noted besides.
    left: heard
      .filter(({ words, fields }) => fields.length === 0 || saysOtherPaper(interview.plan, words) !== '')
      .map(({ words }) => words),
  };
};

/** Keeps what a message tells of oneself besides what was understood of it: `my wife` says that somebody is married. */
export const keepTold = (
  interview: Interview,
  {
    statements,
    but,
    today,
  }: { readonly statements: readonly string[]; readonly but: readonly FieldId[]; readonly today: PlainDate },
): Interview => {
  const { later = [] } = interview;
  const told = statements
    .flatMap((words) =>
      tellsOf(interview, { words, today }).map((field): LaterWords => ({ words, field, isTakenUp: true })),
    )
    .filter(({ field }, at, all) => !but.includes(field) && all.findIndex((one) => one.field === field) === at)
    .filter(({ field }) => !later.some((one) => one.field === field));
  return told.length === 0 ? interview : { ...interview, later: [...later, ...told].slice(-most) };
};

const [longest, most] = [300, 16];

/** What is said of words that answer nothing here: what those mean that are noted, and those that belong to a question that comes. */
export const sayUnread = (
  { plan }: Pick<Interview, 'plan'>,
  { noted, kept }: { readonly noted: readonly string[]; readonly kept: readonly LaterWords[] },
): string => {
  const labels = [...new Set(kept.map(({ field }) => `“${findQuestion(plan, field)?.label ?? field}”`))];
  const meanings = [...new Set(noted.map((one) => saysOtherPaper(plan, one)))].filter((one) => one !== '');
  return [
    ...meanings,
    ...(labels.length === 0 ? [] : [`What you said of ${listWords(labels)} I take up when we come to it.`]),
  ].join(' ');
};

/**
 * The interview without words whose question has been answered or passed over since. What was never taken up, and stands nowhere in
 * what was recorded, becomes a note.
 */
export const forgetLater = (interview: Interview, { asked }: Pick<Interview, 'asked'>): Interview => {
  const { later, facts } = interview;
  if (later === undefined) return interview;
  const isEnd = interview.asked === null || interview.asked.kind === 'review';
  const questions = applicableQuestions(interview);
  const isPassed = (field: FieldId): boolean =>
    (asked?.kind === 'fact' &&
      asked.field === field &&
      !(interview.asked?.kind === 'fact' && interview.asked.field === field)) ||
    (isEnd && !questions.some((one) => one.field === field && one.isRequired));
  const left = later.filter(({ field }) => facts[field] === undefined && !isPassed(field));
  const lost = later.filter(
    (one) => !left.includes(one) && one.isTakenUp !== true && !isRecorded(interview, one.words),
  );
  const others = lost.filter(({ words }) => !left.some((one) => one.words === words));
  const noted =
    others.length === 0
      ? interview
      : keepNotes(
          interview,
          others.map(({ words }) => words),
        ).interview;
  return { ...noted, later: left };
};

// Every name and number of the words, and whoever is called by a relation, stands in a fact.
const isRecorded = ({ facts }: Interview, words: string): boolean => {
  const told = new Set(wordKey(JSON.stringify(facts)).split(' '));
  const named = words.match(/(?<!^|[.!?]\s)\p{Lu}[\p{L}'’-]+|\d+/gu) ?? [];
  return (
    named.length > 0 &&
    named.every((one) =>
      wordKey(one)
        .split(' ')
        .every((word) => told.has(word)),
    )
  );
};
