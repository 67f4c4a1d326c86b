import type { StoredInterview } from '#interview/interview.ts';
import type { InterviewOfType } from '#interview/conversation/interview-of.ts';
import { agreeing } from '#interview/testing/agreeing.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** Says one message after the other to an interview, on one day, from the beginning or from where a talk stood. */
export const talkWith =
  (interview: Pick<InterviewOfType, 'open' | 'replyTo'>, today: PlainDate) =>
  (messages: readonly string[], from: StoredInterview = interview.open()): StoredInterview =>
    messages.reduce((before, message) => agreeing(interview).replyTo(before, message, today).interview, from);
