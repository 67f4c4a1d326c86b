import type { Interview } from '#interview/interview.ts';
import { phraseQuestion } from '#interview/conversation/phrase-question.ts';

/** The first words of the assistant: a welcome, how it works, and the question that is open. */
export const openingMessage = (
  interview: Interview,
): { readonly reply: string; readonly choices: readonly string[] } => {
  const { text, choices } = phraseQuestion(interview);
  const { documentName } = interview.plan;
  return {
    reply: `Welcome. I will help you create your ${documentName}, one question at a time. Answer in your own words; you can correct me, ask why I ask, skip, or go back at any time. ${text}`,
    choices,
  };
};
