import type { InterviewOfType } from '#interview/conversation/interview-of.ts';

/** The same interview with somebody who is understood rightly: what is asked back is answered by a yes. */
export const agreeing = <Of extends Pick<InterviewOfType, 'replyTo'>>(interview: Of): Of => ({
  ...interview,
  replyTo: (before, message, today) => {
    const turn = interview.replyTo(before, message, today);
    if (turn.interview.doubt === null) return turn;
    const agreed = interview.replyTo(turn.interview, 'Yes', today);
    return { ...agreed, recorded: [...new Set([...turn.recorded, ...agreed.recorded])] };
  },
});
