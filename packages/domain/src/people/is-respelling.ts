import { type NamedPerson, namingOf } from '#facts/people-in.ts';
import { isMisspelled, isSamePerson, wordsOfName } from '#facts/same-person.ts';
import { fieldOf } from '#facts/told.ts';

type Named = Pick<NamedPerson, 'field' | 'name' | 'relationship'>;

/** True when one place of a fact names the same person anew: a name that is nearly the same, longer, or of the same family, and nothing else changed. */
export const isRespelling = (person: Named, now: Named): boolean => {
  if ((person.relationship ?? '') !== (now.relationship ?? '')) return false;
  if (isSamePerson(person.name, now.name)) return true;
  const [words, others] = [wordsOfName(person.name), wordsOfName(now.name)];
  const isLonger = words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
  const isFamilyRow =
    /^(?:takers|family)$/u.test(namingOf(person.field) ?? '') && words.length > 1 && words.at(-1) === others.at(-1);
  return isLonger || isMisspelled(person.name, now.name) || (isFamilyRow && person.relationship !== undefined);
};

/** True when the maker of a document gives the own name anew: spelled better, or with the surname of a marriage. */
export const isMakerRenamed = (before: string, now: string): boolean =>
  isRespelling({ field: fieldOf('maker-name'), name: before }, { field: fieldOf('maker-name'), name: now }) ||
  wordsOfName(before)[0] === wordsOfName(now)[0];
