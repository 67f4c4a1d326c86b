import { isSpouse, kinOf } from '#facts/kin.ts';
import { isMeantBy } from '#facts/same-person.ts';
import type { Acquaintance, Acquaintances } from '#interview/entries/known.ts';
import type { Meant } from '#interview/entries/resolve-called.ts';
import type { Subject } from '#interview/entries/subject.ts';
import { relativeOf } from '#interview/language/relations.ts';

/** Those who are called by whose kin they are, with what that makes them: "Jaylen Grant, Marcus's boy", a grandson where Marcus is a child. */
export const kinOfOthers = (
  { kinOf: of }: Subject,
  known: Acquaintances,
  { people, named }: { readonly people: readonly Meant[]; readonly named: readonly Meant[] },
): readonly Meant[] => {
  // "My sister Ana, then her son Diego": those whom the same answer names too.
  const all: readonly Named[] = [...known.all, ...named];
  const whom =
    of &&
    (/^(?:his|hers)$/u.test(of.whom)
      ? all.find(({ relationship }) => isSpouse(relationship ?? '') && mayBe(of.whom, relationship ?? ''))
      : all.find((one) => isMeantBy(one.name, of.whom) || isNicknamed(one, of.whom))
    )?.relationship;
  if (of === undefined || whom === undefined) return people;
  const relationship = relativeOf(isStepless(whom), of.relationship);
  return people.map((one) => (one.relationship === undefined && !one.isKnown ? { ...one, relationship } : one));
};

const mayBe = (whom: string, relationship: string): boolean =>
  kinOf(relationship)?.sex !== (whom === 'his' ? 'f' : 'm');

const isStepless = (relationship: string): string => (kinOf(relationship)?.degree === 'child' ? 'child' : relationship);

type Named = Pick<Acquaintance, 'name' | 'relationship' | 'nicknames'>;

const isNicknamed = ({ nicknames = [] }: Named, said: string): boolean => nicknames.includes(said);
