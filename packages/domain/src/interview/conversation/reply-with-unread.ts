import type { FactKind } from '#facts/fact-kind.ts';
import { isCalledIn, isFullName } from '#facts/same-person.ts';
import type { Reading } from '#interview/reading.ts';
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
  const left = byRules.isPlain ? [] : unreadIn(interview, { ...said, reading: byRules });
  const unread = left.filter((words) => !isHeard(words, patch));
  const { interview: waiting, kept } = keepForLater(interview, unread, (words, question) =>
    answers(interview, { words, question, today: said.today }),
  );
  const loose = [...rest, ...unread.filter((words) => !kept.some((one) => one.words === words))];
  const { interview: told, kept: noted } = keepNotes(waiting, loose);
  const turn = replyWithReading(told, said);
  // What is asked now recalls its own words.
  const { asked } = turn.interview;
  const later = kept.filter(({ field }) => !(asked?.kind === 'fact' && asked.field === field));
  const words = sayUnread(interview, { noted, kept: later });
  const after = dropAnswered(turn.interview, turn.recorded);
  return { ...turn, interview: after, reply: remark(turn.interview, turn.reply, words) };
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
  if (kind !== 'address' && !ofNames.has(kind)) return false;
  const asking: Interview = { ...interview, asked: { kind: 'fact', field }, doubt: null };
  const told = readSaid(asking, words, today).patch.find((one) => one.field === field);
  return told !== undefined && (kind === 'address' || namesSomebody(told.value, words));
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
