import type { FieldId } from '#facts/facts.ts';
import { changePeople, definitionOf, isPeopleField } from '#facts/people-in.ts';
import { isFullName, wordsOfName } from '#facts/same-person.ts';
import { isTradeWord } from '#interview/language/is-trade-word.ts';

/**
 * The value of a fact without those who are nobody: a common noun of the trade (`Descendants`), and a first name alone beside the
 * full name of the person whom it calls. Undefined when nobody is left of it.
 */
export const leaveOutNobodies = (field: FieldId, value: unknown): unknown => {
  // A thing may go to “my grandchildren”.
  if (!isPeopleField(field) || definitionOf(field).kind === 'gifts' || value === undefined) return value;
  const people = value as Parameters<typeof changePeople>[0];
  const names: string[] = [];
  changePeople(people, (name) => {
    names.push(name);
    return name;
  });
  const calledSo = new Set(names.filter(isFullName).map((name) => wordsOfName(name)[0]));
  const isNobody = (name: string): boolean =>
    wordsOfName(name).every(isTradeWord) ||
    // "God rest his soul".
    /^god$/iu.test(name.trim()) ||
    (!isFullName(name) && calledSo.has(wordsOfName(name)[0]));
  if (!names.some(isNobody)) return value;
  const left = changePeople(people, (name) => (isNobody(name) ? undefined : name));
  return Array.isArray(left) && left.length === 0 ? undefined : left;
};
