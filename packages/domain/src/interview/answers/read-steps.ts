import type { AnswerReader } from '#interview/answers/heard.ts';
import { takenBack } from '#interview/turning/last-word.ts';
import { readSteps } from '#interview/language/steps.ts';

/** The steps in which a share is paid out: a part and an age in turn. */
export const readStepsAnswer: AnswerReader = ({ question, message }) => {
  const corrected = takenBack(message);
  const value = (corrected && readSteps(corrected.after)) ?? readSteps(message);
  if (value === undefined) return undefined;
  const isTurned = /\b(?:unless|if|maybe|or|not|but|except)\b/iu.test(
    message.replace(/\bif (?:he|she|they) (?:lives?|reach)/iu, ''),
  );
  return { patch: [{ field: question.field, value, evidence: message, confidence: isTurned ? 0.5 : 0.95 }] };
};
