import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * The turn of somebody who was understood rightly: what is asked back is answered by a yes. For tests of what is understood; whether it
 * is asked back is tested where doubts are.
 */
export const replyAgreeing = (interview: Interview, message: string, today: PlainDate): Turn => {
  const turn = replyTo(interview, message, today);
  if (turn.interview.doubt === null) return turn;
  const agreed = replyTo(turn.interview, 'Yes', today);
  return { ...agreed, recorded: [...new Set([...turn.recorded, ...agreed.recorded])] };
};
