import type { LookUp } from '#interview/conversation/look-up.ts';
import { replyWithUnread } from '#interview/conversation/reply-with-unread.ts';
import { weighReading } from '#interview/doubt/weigh-reading.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { namesInFull } from '#interview/language/names-in-full.ts';
import { readParts } from '#interview/conversation/read-parts.ts';
import type { Reading } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** What is left of the reading of the rules once a second reader has seen the same message. */
export type ReadAgain = (interview: Interview, reading: Reading) => Reading;

/** A message, on a day, and the second reader who has seen it too. */
export interface Said {
  readonly message: string;
  readonly today: PlainDate;
  readonly readAgain: ReadAgain;
  readonly lookUp: LookUp;
}

/** The turn that a message makes by what is understood of it; what is not sure enough is asked back. */
export const replyFreely = (interview: Interview, { message, today, readAgain }: Said): Turn => {
  const told = namesInFull(message);
  const reading = weighReading(interview, told, readAgain(interview, readParts(interview, told, today)));
  return replyWithUnread(interview, { message, reading, today });
};
