import type { FactKind } from '#facts/fact-kind.ts';
import { isCalledIn, isFullName } from '#facts/same-person.ts';
import { findQuestion } from '#interview/find-question.ts';
import { type Reading, sureEnough } from '#interview/reading.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { dropAnswered, keepNotes } from '#interview/notes/keep-notes.ts';
import { keepForLater, sayUnread } from '#interview/later-words.ts';
import { readSaid } from '#interview/hearing/read-said.ts';
import { unreadIn } from '#interview/hearing/unread.ts';
import { remark } from '#interview/conversation/remark.ts';
import { replyWithReading } from '#interview/conversation/reply-with-reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { wordKey } from '#kit/word-key.ts';

/** One turn with an offline reading: besides what was recorded it says which sentences were not, and keeps them for their questions. */
export const replyWithUnread = (
  interview: Interview,
  said: { readonly message: string; readonly reading: Reading; readonly today: PlainDate },
): Turn => {
  const { byRules = said.reading, patch, rest = [] } = said.reading;
  const left = byRules.isPlain ? unheardIn(said) : unreadIn(interview, { ...said, reading: byRules });
  const unread = left.filter((words) => !isHeard(words, patch));
  const { interview: waiting, kept } = keepForLater(interview, [...rest, ...unread], (words, question) =>
    answers(interview, { words, question, today: said.today }),
  );
  const isGuessed = withoutGuesses(interview, said.reading) !== said.reading;
  const loose = [...(isGuessed ? [said.message] : []), ...rest, ...unread].filter(
    (words) => !kept.some((one) => one.words === words),
  );
  const { interview: told, kept: noted } = keepNotes(waiting, loose);
  const isNoted = noted.length > 0 && wordKey(noted.join(' ')) === wordKey(said.message);
  const turn = replyWithReading(told, { ...said, reading: withoutGuesses(interview, said.reading), isNoted });
  // What is asked now recalls its own words.
  const { asked } = turn.interview;
  const later = kept.filter(({ field }) => !(asked?.kind === 'fact' && asked.field === field));
  const words = sayUnread(interview, { noted, kept: later });
  const after = dropAnswered(turn.interview, turn.recorded);
  return { ...turn, interview: after, reply: remark(turn.interview, turn.reply, words) };
};

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

const answers = (
  interview: Interview,
  { words, question, today }: { readonly words: string; readonly question: FactQuestion; readonly today: PlainDate },
): boolean => {
  const { field, kind, listed } = question;
  if (listed?.named.test(words.toLowerCase()) === true) return true;
  if (kind !== 'address' && (!ofNames.has(kind) || /\b\d{5}\b/u.test(words))) return false;
  // A name that is said where a name is asked is meant there, unless it is called somebody's own.
  if (kind !== 'address' && asksOwnName(interview) && !/\b(?:my|our)\b/iu.test(words)) return false;
  const asking: Interview = { ...interview, asked: { kind: 'fact', field }, doubt: null };
  const { patch, isPlain } = readSaid(asking, words, today);
  const told = patch.find((one) => one.field === field);
  return told !== undefined && (kind === 'address' || (isPlain === true && namesSomebody(told.value, words)));
};

const asksOwnName = ({ asked, plan }: Interview): boolean => {
  const question = asked?.kind === 'fact' ? findQuestion(plan, asked.field) : undefined;
  return question?.kind === 'text' && question.names !== undefined;
};

const ofNames: ReadonlySet<FactKind> = new Set(['party', 'parties', 'people', 'shares'] as const);

// A full name in these very words.
const namesSomebody = (value: unknown, words: string): boolean =>
  (Array.isArray(value) ? value : [value]).some(
    (entry: unknown) =>
      typeof entry === 'object' &&
      entry !== null &&
      'name' in entry &&
      typeof entry.name === 'string' &&
      isFullName(entry.name) &&
      isCalledIn(words, entry.name),
  );
