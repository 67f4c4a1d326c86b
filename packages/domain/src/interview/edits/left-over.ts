import type { Facts, FieldId } from '#facts/facts.ts';
import { isCalledIn, isSamePerson } from '#facts/same-person.ts';
import { definitionOf, peopleIn } from '#facts/people-in.ts';
import { namedField } from '#interview/asked/called-facts.ts';
import { whatIsWrong } from '#interview/edits/read-return.ts';
import { saysNothing } from '#interview/edits/split-orders.ts';
import type { Interview } from '#interview/interview.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import { applicableQuestions } from '#interview/missing-facts.ts';
import type { Reading } from '#interview/reading.ts';

/** What stands beside the corrections of a message. */
interface Beside {
  readonly left: string;
  /** What stands in a sentence behind a correction: it explains it, and answers nothing. */
  readonly behind: readonly string[];
  /** Those who were taken out of a place by it. */
  readonly gone: readonly string[];
  /** What was changed by it. */
  readonly changed: readonly FieldId[];
}

/**
 * What of a message is no correction: words that may answer the open question, and words that explain. Where nothing is open they are
 * kept as they were said. What is said of somebody who was taken out says why.
 */
export const leftOver = (
  interview: Interview,
  { left, behind, gone, changed }: Beside,
): Pick<Reading, 'unread' | 'rest'> => {
  const { asked } = interview;
  const trimmed = behind.map((one) => one.replace(/^[\s,;-]+|[\s,;-]+$/gu, ''));
  const isOpen = asked?.kind === 'fact' || asked?.kind === 'detail';
  const isNext = (one: string): boolean => isOpen && asksPeople(asked.field) && follows.test(one);
  const explained = trimmed.filter((one) => !isNext(one) && !saysNothing(one) && one.split(' ').length > 2);
  const said = splitSentences(left).map(({ text }) => text.replace(/\s+/gu, ' ').replace(/^[\s,]+|[\s,]+$/gu, ''));
  // "Birthday's wrong. 1960, not 1959": it tells what is corrected, and answers nothing.
  const wrong = said.filter((one) => whatIsWrong(one) !== undefined);
  const words = said.filter((one) => !wrong.includes(one));
  const reasons = words.filter((one) => gone.some((name) => isCalledIn(one, name)));
  const telling = [...words.filter((one) => !reasons.includes(one)), ...trimmed.filter(isNext)].filter(
    (one) => !saysNothing(one),
  );
  const long = (texts: readonly string[]): readonly string[] => texts.filter((one) => one.split(' ').length > 2);
  const others = wrong.filter((one) => isOfOther(interview, one, changed));
  if (telling.length > 0 && isOpen) {
    const rest = [...others, ...long(reasons), ...explained];
    return { unread: telling.join('. '), ...(rest.length > 0 && { rest }) };
  }
  const rest = [...others, ...long([...reasons, ...telling]), ...explained];
  return rest.length === 0 ? {} : { rest };
};

const isOfOther = (interview: Interview, words: string, changed: readonly FieldId[]): boolean => {
  const field = namedField(whatIsWrong(words) ?? '', applicableQuestions(interview));
  return field !== undefined && !changed.includes(field);
};

// "And Julian may still come next": the open question is answered in the same breath.
const follows =
  /^(?:and|then|with)\s.*\b(?:next|after(?:wards?| that| (?:him|her|them))|then|follows?|behind|second|last|backs?|backup)\b|^then\s/iu;

const asksPeople = (field: FieldId): boolean => definitionOf(field).names === 'officers';

/** Those who stood somewhere before a correction and stand there no more. */
export const namesGone = (before: Facts, after: Facts): readonly string[] => {
  const now = peopleIn(after);
  return peopleIn(before)
    .filter(({ field, name }) => !now.some((one) => one.field === field && isSamePerson(one.name, name)))
    .map(({ name }) => name);
};
