import type { Interview, Turn } from '#interview/interview.ts';
import { moveToNext } from '#interview/next-question.ts';
import { namesInFull } from '#interview/reader/names-in-full.ts';
import { readMessage } from '#interview/reader/read-message.ts';
import { replyWithReading } from '#interview/reply-with-reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * One turn of the conversation, offline: reads the message (4,000 characters at most), passes what was understood through the
 * guards, records it and asks the next question. Never throws, whatever was typed. `today` decides ages.
 */
export const replyTo = (interview: Interview, message: string, today: PlainDate): Turn =>
  replyFrom(passSurname(interview, message, today), message, today);

const replyFrom = (interview: Interview, message: string, today: PlainDate): Turn =>
  replyWithReading(interview, { message, reading: readMessage(interview, namesInFull(message), today), today });

// Whoever answers the next question instead of giving a last name is understood, and asked for the name again at the end.
const passSurname = (interview: Interview, message: string, today: PlainDate): Interview => {
  const { asked } = interview;
  if (asked?.kind !== 'detail' || asked.detail !== 'surname') return interview;
  const { patch, act, declined, cleared } = readMessage(interview, namesInFull(message), today);
  if (patch.length > 0 || declined || cleared || !/^(?:answer|yes|yesBut)$/u.test(act)) return interview;
  const moved = moveToNext({ ...interview, putAside: [...(interview.putAside ?? []), asked.field] });
  return readMessage(moved, namesInFull(message), today).patch.length > 0 ? moved : interview;
};
