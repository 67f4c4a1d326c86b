import type { AnswerReader } from '#interview/answers/heard.ts';
import { isCountyQuestion } from '#interview/answers/is-county-question.ts';
import { readOwnName } from '#interview/answers/read-own-name.ts';
import { readCountyAnswer } from '#interview/answers/read-county.ts';
import { readTitleAnswer } from '#interview/answers/read-title.ts';

/** A text of one line: a name, a county, or the title of a trust or a company. */
export const readTextAnswer: AnswerReader = (heard) => {
  if (heard.question.names !== undefined) return readOwnName(heard);
  return isCountyQuestion(heard.question) ? readCountyAnswer(heard) : readTitleAnswer(heard);
};
