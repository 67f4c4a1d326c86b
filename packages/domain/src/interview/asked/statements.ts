import { fieldOf } from '#facts/told.ts';
import { patternOf } from '#kit/pattern-of.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { findPerson, isCalled } from '#facts/same-person.ts';
import type { FactQuestion } from '#interview/fact-question.ts';
import type { Interview } from '#interview/interview.ts';
import type { Proposal } from '#interview/reading.ts';
import { calledField } from '#interview/asked/called-facts.ts';

/** A sentence that gives a recorded fact anew: `My children are Ann Lee and Bo Lee`. */
export interface Statement {
  readonly field: FieldId;
  /** What stands behind the verb. */
  readonly answer: string;
}

const statement = patternOf(
  'iu',
  String.raw`^\W*(?:(?:no|yes|actually|sorry|wait|correction|but|and|well|also|please|note that)\b[\s,.:;-]*)*`,
  String.raw`(?:my|our|the)\s+([\p{L}' -]{3,40}?)\s+(?:is|are|should be|will be|shall be|ought to be|must be)\s+`,
  '(?:now |actually |really )?(.{2,})$',
);

/** The fact that a message states anew while something else, or nothing, is asked. */
export const findStatement = (
  { facts, asked }: Interview,
  text: string,
  questions: readonly FactQuestion[],
): Statement | undefined => {
  const isFree = asked === null || asked.kind === 'review';
  const [, subject = '', answer = ''] = statement.exec(text) ?? [];
  const words = subject.toLowerCase().trim();
  const field = words.split(' ').length <= 3 && subject !== '' ? calledField(words, questions) : undefined;
  const isWrong = /^(?:wrong|incorrect|not|missing|false|misspelled|mistaken|fine|ok|okay|right|correct|good)\b/iu.test(
    answer,
  );
  const isWish = field === fieldOf('own-instructions') && !(asked?.kind === 'fact' && asked.field === field);
  if (field === undefined || isWrong || !(isWish || (isFree && facts[field] !== undefined))) return undefined;
  return { field, answer: isWish ? answer.replace(/^that\s+/u, '') : answer };
};

/** A list that is stated anew keeps what was known of those who stay in it. */
export const keepDetails = (facts: Facts, { field, value, ...rest }: Proposal): Proposal => {
  const before = facts[field];
  if (!Array.isArray(value) || !Array.isArray(before)) return { field, value, ...rest };
  const known = (before as readonly { readonly name?: string }[]).flatMap((one) =>
    typeof one === 'object' && one.name ? [{ ...one, name: one.name }] : [],
  );
  return {
    field,
    ...rest,
    value: value.map((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null || !('name' in entry) || typeof entry.name !== 'string')
        return entry;
      const own = findPerson(known, entry.name) ?? known.find(({ name }) => isCalled(entry.name as string, name));
      return { ...own, ...entry };
    }),
  };
};
