import { isOpening, isSuffix, type Own, ownNameIn } from '#interview/answers/find-own-name.ts';
import type { AnswerReader, Heard } from '#interview/answers/heard.ts';
import { splitParts } from '#interview/answers/split-parts.ts';
import { remarksBut } from '#interview/answers/weigh-rest.ts';
import { showsWriting } from '#interview/answers/shows-writing.ts';
import { isSpouse } from '#facts/kin.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { findRelation } from '#interview/language/relations.ts';
import { wordKey } from '#kit/word-key.ts';
import { sureEnough } from '#interview/reading.ts';

/**
 * The full name of one person that a question asks as a text: where somebody says that it is theirs, or where it is all that a part
 * of the message says. Of two different names neither is taken.
 */
export const readOwnName: AnswerReader = (heard) => {
  const { question, message } = heard;
  const own = ownNameIn(heard);
  if (own === undefined) return undefined;
  const rest = remarksBut(
    splitParts(message),
    (low) => low.includes(own.part.low) || isSuffix(low) || tellsSpouse(heard, low) || showsWriting(own.part.low, low),
  );
  // Whoever opens a conversation with more than the name tells of more than one thing, and often less of the name than stands on the ID.
  if (isOpening(heard.interview) && rest.length > 0 && !own.isAlone && !isAllThatIsTold(message)) return undefined;
  if (!own.isAlone && rest.some(tellsMore)) return undefined;
  if (goesOn(own)) return undefined;
  return {
    patch: [
      { field: question.field, value: own.name, evidence: message, confidence: own.isDoubtful ? sureEnough / 2 : 0.95 },
    ],
    ...(rest.length > 0 && { rest }),
  };
};

// "My name is Gwendolyn Ashby and I have two sons": the sentence tells more.
const goesOn = ({ name, part }: Own): boolean => {
  const last =
    name
      .replace(/,? (?:Jr\.|Sr\.|I{2,3}|IV)$/u, '')
      .split(' ')
      .at(-1) ?? '';
  const at = wordKey(part.text).lastIndexOf(wordKey(last));
  const behind = at < 0 ? '' : wordKey(part.text).slice(at + wordKey(last).length);
  return /^ (?:and|who|with|i|we|my|our) (?:\S+ ){2,}/u.test(`${behind} `);
};

/** True for a message that says what a name is: "my name is …". */
export const statesName = (message: string): boolean => /\bname(?:'s| is)\b/iu.test(message);

// An address or somebody else is read with the name, not noted beside it.
const tellsMore = (words: string): boolean =>
  /\d{3}/u.test(words) ||
  analyzeMessage(words).names.some(({ name, probability }) => name.includes(' ') && probability >= 0.8);

const isAllThatIsTold = (message: string): boolean =>
  statesName(message) && analyzeMessage(message).names.length === 1 && !/\d/u.test(message);

// "Walter Banks, my husband since 2014".
const tellsSpouse = ({ question }: Heard, low: string): boolean =>
  question.role === 'spouse-name' &&
  (low.match(/\p{L}+/gu) ?? []).some((word) => isSpouse(findRelation(word)?.relationship ?? ''));
