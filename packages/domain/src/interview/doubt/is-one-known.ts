import { peopleIn } from '#facts/people-in.ts';
import { isCalledIn, isSamePerson } from '#facts/same-person.ts';
import type { Interview } from '#interview/interview.ts';
import { splitSentences } from '#interview/language/clauses.ts';

/** True for somebody who is known, and of all who are known alone in the first sentence that names one of them. */
export const isOneKnown = ({ facts }: Interview, value: unknown, message: string): boolean => {
  const name = typeof value === 'string' ? value : nameOf(value);
  const known = [...new Set(peopleIn(facts).map((one) => one.name))];
  if (name === undefined || !known.some((one) => isSamePerson(one, name))) return false;
  const [named = []] = splitSentences(message)
    .map(({ text }) => known.filter((one) => isCalledIn(text, one)))
    .filter((some) => some.length > 0);
  return named.length > 0 && named.every((one) => isSamePerson(one, name));
};

const nameOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : undefined;
