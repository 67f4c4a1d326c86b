import { isGivenName, type StateCode, stateNameByCode } from '#law/state-code.ts';
import { findState, stateInText } from '#law/states-in-text.ts';

/** The state that a question names as a place; a code in capitals only behind a word of place: `OK` alone is no Oklahoma. */
export const stateAsked = (question: string): StateCode | undefined => {
  const [, code = ''] = /\b(?:in|for|of|from|under|to|here in)\s+([A-Z]{2})\b/u.exec(question) ?? [];
  const behind = code === '' || question === question.toUpperCase() ? undefined : findState(code);
  if (behind) return behind;
  const named = stateInText(question.replace(/\b[A-Z]{2}\b/gu, ' '));
  if (named === undefined || !isGivenName(named)) return named;
  const name = stateNameByCode[named];
  return new RegExp(String.raw`\b(?:in|of|for|from|under|to) ${name}\b|\b${name} law\b`, 'iu').test(question)
    ? named
    : undefined;
};
