import { told } from '#facts/told.ts';
import { kinOf } from '#facts/kin.ts';
import { isMeantBy, isSamePerson } from '#facts/same-person.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { sexOfGivenName } from '#interview/language/sex-of-given-name.ts';
import { knownPeople } from '#interview/mentions/known-people.ts';
import type { Scene } from '#interview/asked/scene.ts';

/** True for a word that stands for somebody and names nobody: `he`, `them`. */
export const isPronoun = (words: string): boolean => /^(?:he|him|she|her|they|them|it)$/iu.test(words.trim());

/** The one person whom "he" or "she" may mean in a message: whoever it names, or else the only one known; nobody where several may be meant. */
export const meantBy = ({ text, facts }: Pick<Scene, 'text' | 'facts'>, pronoun: string): readonly string[] => {
  const sex = /^(?:he|him)$/iu.test(pronoun) ? 'male' : /^(?:she|her)$/iu.test(pronoun) ? 'female' : undefined;
  if (sex === undefined) return [];
  const known = knownPeople(facts).filter(({ name }) => !isSamePerson(name, told(facts, 'maker-name') ?? ''));
  const sexOf = (name: string, relationship: string | undefined): string | undefined => {
    const said = kinOf(relationship)?.sex;
    return said === undefined ? sexOfGivenName(name) : said === 'm' ? 'male' : 'female';
  };
  const named = analyzeMessage(
    text,
    known.map(({ name }) => name),
  ).names.filter(({ name, probability }) => probability > 0.5 && !isPronoun(name));
  const people = (
    named.length > 0
      ? named.map(({ name, known: [own] }) => known.find((one) => isMeantBy(one.name, own ?? name)) ?? { name })
      : known
  ) as readonly { readonly name: string; readonly relationship?: string | undefined }[];
  const fitting = [
    ...new Set(people.filter(({ name, relationship }) => sexOf(name, relationship) === sex).map(({ name }) => name)),
  ];
  return fitting.length === 1 ? fitting : [];
};
