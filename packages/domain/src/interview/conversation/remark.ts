import type { Interview, Turn } from '#interview/interview.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';

/** What the assistant says with a remark before its question, or behind everything where nothing is asked. */
export const remark = (interview: Interview, reply: Turn['reply'], words: string): string => {
  if (words === '') return reply;
  const text = interview.doubt?.sentence ?? phraseQuestion(interview).text;
  return reply.endsWith(text) ? `${reply.slice(0, -text.length)}${words} ${text}` : `${reply} ${words}`;
};
