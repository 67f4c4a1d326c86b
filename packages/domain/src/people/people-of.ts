import type { NamedAt } from '#people/person.ts';
import { isMaker } from '#people/places.ts';

/** The id of whoever makes a document; undefined while the name was not given, or where nobody makes it. */
export const makerIdOf = (people: readonly NamedAt[]): string | undefined =>
  people.find(isMaker)?.personId ?? undefined;

/** The ids of everybody whom a document means. */
export const idsOf = (people: readonly NamedAt[]): ReadonlySet<string> =>
  new Set(people.flatMap(({ personId }) => personId ?? []));
