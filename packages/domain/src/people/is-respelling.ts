import { type NamedPerson, namingOf } from '#facts/people-in.ts';
import { nameKey } from '#facts/name-key.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { fieldOf } from '#facts/told.ts';
import { editDistance } from '#kit/edit-distance.ts';

type Named = Pick<NamedPerson, 'field' | 'name' | 'relationship'>;

/** True when one place of a fact names the same person anew: a name that is nearly the same, longer, or of the same family, and nothing else changed. */
export const isRespelling = (person: Named, now: Named): boolean => {
  if ((person.relationship ?? '') !== (now.relationship ?? '')) return false;
  if (isSamePerson(person.name, now.name)) return true;
  const [one, other] = [nameKey(person.name), nameKey(now.name)];
  const [words, others] = [one.split(' '), other.split(' ')];
  const isLonger = words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
  // A misspelling keeps the first letter of every word: Beth is not Ruth.
  const isNear =
    words.length === others.length &&
    words.every(
      (word, index) =>
        word[0] === others[index]?.[0] &&
        editDistance(word, others[index] ?? '') <= Math.max(1, Math.floor(word.length / 2.5)),
    );
  const isFamilyRow =
    /^(?:takers|family)$/u.test(namingOf(person.field) ?? '') && words.length > 1 && words.at(-1) === others.at(-1);
  return isLonger || isNear || (isFamilyRow && person.relationship !== undefined);
};

/** True when the maker of a document gives the own name anew: spelled better, or with the surname of a marriage. */
export const isMakerRenamed = (before: string, now: string): boolean =>
  isRespelling({ field: fieldOf('maker-name'), name: before }, { field: fieldOf('maker-name'), name: now }) ||
  nameKey(before).split(' ')[0] === nameKey(now).split(' ')[0];
