import type { FactKind } from '#facts/fact-kind.ts';
import { findQuestion } from '#interview/find-question.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { findLimits } from '#interview/notes/find-limits.ts';
import { dropAnswered, keepNotes } from '#interview/notes/keep-notes.ts';
import { keepForLater, keepTold, sayUnread } from '#interview/later/later-words.ts';
import { findUnheard } from '#interview/later/find-unheard.ts';
import { statementsOf, wholeStatements } from '#interview/later/whole-statements.ts';
import { remark } from '#interview/conversation/remark.ts';
import { replyWithReading } from '#interview/conversation/reply-with-reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { isWhole, sayNoted } from '#interview/warmth/say-noted.ts';
import { wordKey } from '#kit/word-key.ts';

/** One turn with an offline reading: besides what was recorded it says which statements were not, and keeps them for their questions. */
export const replyWithUnread = (
  interview: Interview,
  said: { readonly message: string; readonly reading: Reading; readonly today: PlainDate },
): Turn => {
  const { today } = said;
  const { byRules = said.reading, patch, rest = [] } = said.reading;
  const answered = patch.map(({ field }) => field);
  const unread = (byRules.isPlain ? unheardIn(said) : findUnheard(interview, { ...said, reading: byRules })).filter(
    (words) => !isHeard(words, patch),
  );
  const { bound = [] } = said.reading;
  const told = byRules.isPlain ? wholeStatements(said.message, [...rest, ...unread], patch) : [...rest, ...unread];
  const loose = told.filter((words) => !bound.some((one) => wordKey(one).includes(wordKey(words))));
  const { interview: waiting, kept, left } = keepForLater(interview, { said: loose, but: answered, today });
  const limits = withoutTwice(
    [...bound, ...findLimits(interview, said.message, { ...byRules, rest: [...loose, ...bound] })],
    left,
  );
  const others = statementsOf(said.message).filter((words) => !loose.includes(words));
  const silent = keepTold(waiting, { statements: others, but: answered, today });
  const isGuessed = withoutGuesses(interview, said.reading) !== said.reading;
  const { interview: after, kept: noted } = keepNotes(silent, isGuessed ? [said.message] : [...left, ...limits]);
  const { message } = said;
  const notedAs = sayNoted(after, { noted, message });
  const reading = withoutGuesses(interview, said.reading);
  const turn = replyWithReading(after, { ...said, reading, ...(isWhole({ noted, message }) && { notedAs }) });
  // What is asked now recalls its own words.
  const { asked } = turn.interview;
  const later = kept.filter(({ field }) => !(asked?.kind === 'fact' && asked.field === field));
  const isSaid = turn.reply.includes(notedAs);
  const words = [...(isSaid ? [] : [notedAs]), sayUnread(interview, { noted, kept: later })].join(' ').trim();
  const answeredNow = dropAnswered(turn.interview, turn.recorded);
  return { ...turn, interview: answeredNow, reply: remark(turn.interview, turn.reply, words) };
};

// What is kept already is not kept once more, nor a part of it.
const withoutTwice = (limits: readonly string[], kept: readonly string[]): readonly string[] =>
  limits.filter(
    (words, at) =>
      ![...kept, ...limits.slice(0, at)].some(
        (one) => wordKey(one).includes(wordKey(words)) || wordKey(words).includes(wordKey(one)),
      ),
  );

// While somebody who was only called by a relation is asked for by name, nobody else is guessed from the same words.
const withoutGuesses = ({ plan }: Interview, reading: Reading): Reading => {
  if (reading.isPlain || !reading.nameless?.length) return reading;
  const patch = reading.patch.filter(
    ({ field, confidence }) => confidence >= sureEnough || !ofNames.has(findQuestion(plan, field)?.kind ?? 'text'),
  );
  return patch.length === reading.patch.length ? reading : { ...reading, patch };
};

// An answer that is understood to give no value is kept as it was said.
const unheardIn = ({
  message,
  reading,
}: {
  readonly message: string;
  readonly reading: Reading;
}): readonly string[] => {
  const {
    act,
    patch,
    rest = [],
    settled = [],
    declined = [],
    cleared = [],
    nameless = [],
    focus,
    which,
    unclear,
  } = reading;
  const says = [patch, rest, settled, declined, cleared, nameless].some((some) => some.length > 0);
  return says || act !== 'answer' || focus !== undefined || which !== undefined || unclear !== undefined
    ? []
    : [message];
};

// A sentence may be understood by a second reader alone.
const isHeard = (words: string, patch: Reading['patch']): boolean =>
  patch.some(({ evidence }) => wordKey(words).includes(wordKey(evidence)));

const ofNames: ReadonlySet<FactKind> = new Set(['party', 'parties', 'people', 'shares'] as const);
