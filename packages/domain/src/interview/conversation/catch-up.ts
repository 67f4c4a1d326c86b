import type { Interview } from '#interview/interview.ts';
import { allDone, phraseQuestion } from '#interview/conversation/phrase-question.ts';
import type { Phrase } from '#interview/phrase.ts';

/**
 * What the assistant has to add when the answers were changed outside the conversation: that the question it asked last is settled,
 * or that what it called finished is not any more. Undefined while its last words still hold.
 */
export const catchUp = (
  interview: Interview,
  last: { readonly content: string; readonly choices: readonly string[] },
): Phrase | undefined => {
  const isAsking = last.choices.length > 0 || last.content.trimEnd().endsWith('?');
  if (interview.asked === null) return isAsking ? phraseQuestion(interview) : undefined;
  const { text, choices } = phraseQuestion(interview);
  const isMoved = interview.movedFrom !== undefined && !last.content.includes(text);
  if (!isMoved && !last.content.includes(allDone)) return undefined;
  return { text: `Your answers were changed since. ${text}`, choices };
};
