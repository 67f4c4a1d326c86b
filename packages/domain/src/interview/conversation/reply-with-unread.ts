import { sureEnough, type Reading } from '#interview/reading.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { keepForLater, sayUnread } from '#interview/later-words.ts';
import { readMessage } from '#interview/reader/read-message.ts';
import { unreadIn } from '#interview/reader/unread.ts';
import { remark } from '#interview/conversation/remark.ts';
import { replyWithReading } from '#interview/conversation/reply-with-reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { wordKey } from '#kit/word-key.ts';

/** One turn with an offline reading: besides what was recorded it says which sentences were not, and keeps them for their questions. */
export const replyWithUnread = (
  interview: Interview,
  said: { readonly message: string; readonly reading: Reading; readonly today: PlainDate },
): Turn => {
  const { byRules = said.reading, patch } = said.reading;
  const unread = unreadIn(interview, { ...said, reading: byRules }).filter((words) => !isHeard(words, patch));
  if (unread.length === 0) return replyWithReading(interview, said);
  const { interview: told, kept } = keepForLater(interview, unread, (words, question) =>
    answers(interview, { words, question, today: said.today }),
  );
  const turn = replyWithReading(told, said);
  const isAllUnread = said.reading.act === 'answer' && said.reading.patch.length === 0 && turn.recorded.length === 0;
  // What is asked now recalls its own words.
  const { asked } = turn.interview;
  const later = kept.filter(({ field }) => !(asked?.kind === 'fact' && asked.field === field));
  const words = sayUnread(interview, { unread: isAllUnread ? [] : unread, kept: later });
  return { ...turn, reply: remark(turn.interview, turn.reply, words) };
};

// A sentence may be understood by a second reader alone.
const isHeard = (words: string, patch: Reading['patch']): boolean =>
  patch.some(({ evidence }) => wordKey(words).includes(wordKey(evidence)));

const answers = (
  interview: Interview,
  {
    words,
    question: { field, choices },
    today,
  }: { readonly words: string; readonly question: FactQuestion; readonly today: PlainDate },
): boolean =>
  // A denial chooses nothing.
  !(choices && denial.test(words)) &&
  readMessage({ ...interview, asked: { kind: 'fact', field }, doubt: null }, words, today).patch.some(
    (one) => one.confidence >= sureEnough && interview.facts[one.field] === undefined,
  );

const denial = /\b(?:no|not|none|never|nothing|nobody|neither)\b|n['’]t\b/iu;
