import { isRefusal } from '#interview/acts/refusals.ts';
import { answerKnown } from '#interview/conversation/answer-known.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';
import { replyWithReading, say } from '#interview/conversation/reply-with-reading.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { suggest } from '#interview/conversation/suggest.ts';
import { leaveOpen } from '#interview/ladder/leave-open.ts';
import { inOtherWords, sayLeft } from '#interview/ladder/say-left.ts';
import { saysNothing } from '#interview/pairs/says-nothing.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { TurnInput } from '#interview/turn-input.ts';
import { wordKey } from '#kit/word-key.ts';

/**
 * The turn of whoever would rather not answer: the question is left at once, with what that means for the document, and nothing is
 * suggested instead. Undefined for any other message.
 */
export const respectRefusal = (interview: Interview, message: string, today: PlainDate): Turn | undefined => {
  const { asked, facts } = interview;
  if (asked === null || interview.doubt?.startsOver || !isRefusal(message) || isChip(interview, message))
    return undefined;
  const now: Interview = { ...interview, doubt: null, nameless: null };
  if (isMereSkip.test(message) && suggest(now)) return undefined;
  // Said to two questions of one breath it is said of both.
  if ((asked.kind === 'fact' || asked.kind === 'detail') && asked.also !== undefined && saysNothing(message))
    return undefined;
  switch (asked.kind) {
    case 'fact':
      return facts[asked.field] === undefined ? leave(now, asked, today) : goOn(now, { message, today });
    case 'detail':
      return leave(now, asked, today);
    case 'differs':
    case 'namesake':
      return answerKnown(now, 'no', today);
    case 'review':
      return stayAtReview(now);
    case 'offer':
    case 'known':
      return goOn(now, { message, today });
  }
};

// Of a setting, one word more leads to what most people choose.
const isMereSkip = /^\W*skip\W*$/iu;

const leave = (now: Interview, asked: Parameters<typeof sayLeft>[1], today: PlainDate): Turn =>
  say(leaveOpen(now), { words: sayLeft(now, asked), today });

const goOn = (now: Interview, said: Pick<TurnInput, 'message' | 'today'>): Turn =>
  replyWithReading(now, { ...said, reading: { act: 'skip', patch: [] } });

const isChip = (interview: Interview, message: string): boolean =>
  phraseQuestion(interview).choices.some((choice) => wordKey(choice) === wordKey(message));

// Nothing but a yes finishes a document, and nobody is pressed for one.
const stayAtReview = (interview: Interview): Turn => ({
  interview,
  reply: inOtherWords(interview, [
    'That is all right. Nothing is finished before you confirm it; everything is kept, and you can come back whenever you like.',
    'Take all the time you need. Once everything is right, a yes is enough; until then it stays a draft.',
  ]),
  choices: phraseQuestion(interview).choices,
  recorded: [],
});
