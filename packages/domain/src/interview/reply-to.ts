import type { Interview, Turn } from '#interview/interview.ts';
import { readMessage } from '#interview/reader/read-message.ts';
import { replyWithReading } from '#interview/reply-with-reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * One turn of the conversation, offline: reads the message (4,000 characters at most), passes what was understood through the
 * guards, records it and asks the next question. Never throws, whatever was typed. `today` decides ages.
 */
export const replyTo = (interview: Interview, message: string, today: PlainDate): Turn =>
  replyWithReading(interview, { message, reading: readMessage(interview, message, today), today });
