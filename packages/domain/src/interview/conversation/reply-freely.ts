import { replyWithUnread } from '#interview/conversation/reply-with-unread.ts';
import { weighReading } from '#interview/doubt/weigh-reading.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { namesInFull } from '#interview/reader/names-in-full.ts';
import { readTold } from '#interview/reader/told-lists.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** The turn that a message makes by what the offline reader understands of it; what is not sure enough is asked back. */
export const replyFreely = (interview: Interview, said: string, today: PlainDate): Turn => {
  const message = namesInFull(said);
  const reading = weighReading(interview, message, readTold(interview, message, today));
  return replyWithUnread(interview, { message: said, reading, today });
};
