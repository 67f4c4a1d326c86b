import type { AnswerReader } from '#interview/answers/heard.ts';
import { isCountyQuestion } from '#interview/answers/is-county-question.ts';
import { readCountyAnswer } from '#interview/answers/read-county.ts';
import { readTitleAnswer } from '#interview/answers/read-title.ts';

/** A text of one line: a county, or the title of a trust or a company. Names of people are read elsewhere. */
export const readTextAnswer: AnswerReader = (heard) => {
  if (heard.question.names !== undefined) return undefined;
  return isCountyQuestion(heard.question) ? readCountyAnswer(heard) : readTitleAnswer(heard);
};
