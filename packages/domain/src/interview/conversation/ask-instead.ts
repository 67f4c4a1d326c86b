import { doubtChoices } from '#interview/doubt/answer-doubt.ts';
import type { Doubt, Interview, Turn } from '#interview/interview.ts';
import { joinSpoken } from '#kit/join-spoken.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';

/**
 * The turn with something asked back in the place of the question that is open. Undefined where the reply ends with something else:
 * then it waits for the next one.
 */
export const askInstead = (
  before: Interview,
  turn: Turn,
  { doubt, lead }: { readonly doubt: Doubt; readonly lead: string },
): Turn | undefined => {
  const { shown: _shown, ...unshown } = turn.interview;
  const interview: Interview = { ...unshown, ...(before.shown && { shown: before.shown }) };
  const { text } = phraseQuestion(interview);
  if (!turn.reply.endsWith(text)) return undefined;
  const [said = ''] = turn.reply.slice(0, -text.length).split('Before you confirm, please read this:');
  return {
    ...turn,
    interview: { ...interview, doubt },
    reply: joinSpoken([said.trim(), lead, doubt.sentence]),
    choices: doubtChoices(interview, doubt.proposed),
  };
};
