import type { Facts, FieldId } from '#facts/facts.ts';
import { isCalledIn, isSamePerson } from '#facts/same-person.ts';
import { definitionOf, peopleIn } from '#facts/people-in.ts';
import { saysNothing } from '#interview/edits/split-orders.ts';
import type { Interview } from '#interview/interview.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import type { Reading } from '#interview/reading.ts';

/** What stands beside the corrections of a message. */
interface Beside {
  readonly left: string;
  /** What stands in a sentence behind a correction: it explains it, and answers nothing. */
  readonly behind: readonly string[];
  /** Those who were taken out of a place by it. */
  readonly gone: readonly string[];
}

/**
 * What of a message is no correction: words that may answer the open question, and words that explain. Where nothing is open they are
 * kept as they were said. What is said of somebody who was taken out says why.
 */
export const leftOver = ({ asked }: Interview, { left, behind, gone }: Beside): Pick<Reading, 'unread' | 'rest'> => {
  const trimmed = behind.map((one) => one.replace(/^[\s,;-]+|[\s,;-]+$/gu, ''));
  const isOpen = asked?.kind === 'fact' || asked?.kind === 'detail';
  const isNext = (one: string): boolean => isOpen && asksPeople(asked.field) && follows.test(one);
  const explained = trimmed.filter((one) => !isNext(one) && !saysNothing(one) && one.split(' ').length > 2);
  const words = splitSentences(left).map(({ text }) => text.replace(/\s+/gu, ' ').replace(/^[\s,]+|[\s,]+$/gu, ''));
  const reasons = words.filter((one) => gone.some((name) => isCalledIn(one, name)));
  const telling = [...words.filter((one) => !reasons.includes(one)), ...trimmed.filter(isNext)].filter(
    (one) => !saysNothing(one),
  );
  const long = (texts: readonly string[]): readonly string[] => texts.filter((one) => one.split(' ').length > 2);
  if (telling.length > 0 && isOpen) {
    const rest = [...long(reasons), ...explained];
    return { unread: telling.join('. '), ...(rest.length > 0 && { rest }) };
  }
  const rest = [...long([...reasons, ...telling]), ...explained];
  return rest.length === 0 ? {} : { rest };
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
