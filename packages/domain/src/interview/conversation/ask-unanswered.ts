import { askInstead } from '#interview/conversation/ask-instead.ts';
import { findUnanswered } from '#interview/doubt/find-unanswered.ts';
import { keepUnanswered } from '#interview/doubt/keep-unanswered.ts';
import { phraseDoubt } from '#interview/doubt/phrase-doubt.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { FieldId } from '#facts/facts.ts';
import type { Interview, Turn, Unanswered } from '#interview/interview.ts';
import { remark } from '#interview/conversation/remark.ts';

/** The turn, with what was asked back before and not answered: asked once more when its question comes, then left open in so many words. */
export const askUnanswered = (before: Interview, turn: Turn, message: string): Turn => {
  const { interview, left } = keepUnanswered(before, turn.interview, message);
  const kept = { ...turn, interview };
  if (left) return { ...kept, reply: remark(interview, turn.reply, sayLeft(interview, left)) };
  const waiting = interview.doubt === null ? findUnanswered(interview) : undefined;
  return waiting ? (askAgain(before, kept, waiting) ?? kept) : kept;
};

const sayLeft = ({ plan }: Interview, { proposed }: Unanswered): string => {
  const [field = ''] = Object.keys(proposed);
  return `What you said of “${findQuestion(plan, field as FieldId)?.label ?? field}” is not written down yet; your words stay in your notes.`;
};

const stillOpen = 'One thing is still open from before.';

// It takes the place of the question that is open; where the reply ends with something else, it waits for the next one.
const askAgain = (before: Interview, turn: Turn, { proposed, words }: Unanswered): Turn | undefined => {
  const { interview } = turn;
  const unanswered = (interview.unanswered ?? []).filter((one) => one.proposed !== proposed);
  const doubt = { proposed, sentence: phraseDoubt(interview, proposed), words, isAskedAgain: true } as const;
  return askInstead(before, { ...turn, interview: { ...interview, unanswered } }, { doubt, lead: stillOpen });
};
