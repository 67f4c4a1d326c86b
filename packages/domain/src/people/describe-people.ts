import { bornOn } from '#facts/births.ts';
import type { Facts } from '#facts/facts.ts';
import { isSaidCloserBy } from '#facts/kin.ts';
import type { PartyKind } from '#facts/party-kinds.ts';
import { receives } from '#facts/people-in.ts';
import { fieldOf, told } from '#facts/told.ts';
import { isOrganizationOf, type NamedAt, type Person } from '#people/person.ts';
import { isMaker, type NamedPlace, placesIn } from '#people/places.ts';

/** What a document says, and who is meant by it. */
export interface Said {
  readonly facts: Facts;
  readonly people: readonly NamedAt[];
}

/**
 * The register with what a document says of its people. What the document says anew wins over what was known; what it says as
 * before only fills what nobody has said yet.
 */
export const describePeople = (register: readonly Person[], before: Said, after: Said): readonly Person[] =>
  register.map((person) => {
    const now = wordsOf(person, after);
    if (now.names.length === 0) return person;
    const then = wordsOf(person, before);
    const renamed = now.names.includes(person.name) ? undefined : now.names.find((name) => !then.names.includes(name));
    const name = then.names.length > 0 && renamed !== undefined ? renamed : person.name;
    const relationships = relationshipsOf(person, then, now);
    const kind = fresh(then.kind, now.kind, person.kind !== null) ?? person.kind;
    return {
      ...person,
      name,
      relationships,
      otherNames: fresh(then.otherNames, now.otherNames, person.otherNames.length > 0) ?? person.otherNames,
      bornOn: fresh(then.bornOn, now.bornOn, person.bornOn !== null) ?? person.bornOn,
      isLiving: fresh(then.isLiving, now.isLiving, true) ?? person.isLiving,
      address: fresh(then.address, now.address, person.address !== null) ?? person.address,
      hasBenefits: fresh(then.hasBenefits, now.hasBenefits, person.hasBenefits !== null) ?? person.hasBenefits,
      kind,
      isOrganization: isOrganizationOf({ name, relationships, kind }),
    };
  });

interface Words {
  readonly names: readonly string[];
  readonly relationships: readonly string[];
  readonly otherNames: readonly string[] | undefined;
  readonly bornOn: string | undefined;
  readonly isLiving: boolean | undefined;
  readonly address: string | undefined;
  readonly hasBenefits: boolean | undefined;
  readonly kind: PartyKind | undefined;
}

const wordsOf = ({ id }: Person, { facts, people }: Said): Words => {
  const own = people.filter(({ personId }) => personId === id);
  const places = placesIn(facts).filter((place) => own.some((one) => one.field === place.field && one.at === place.at));
  const ofMaker = places.some(isMaker) ? facts : {};
  const living = places.find(({ livingStatus }) => livingStatus !== undefined)?.livingStatus;
  return {
    names: [...new Set(places.map(({ name }) => name))],
    relationships: [...new Set(places.flatMap(({ relationship }) => relationship ?? []))],
    otherNames: told(ofMaker, 'maker-aliases'),
    bornOn: bornOn(ofMaker, 'maker') ?? places.find(({ dateOfBirth }) => dateOfBirth !== undefined)?.dateOfBirth,
    isLiving: living === undefined ? undefined : living !== 'deceased',
    address: told(ofMaker, 'maker-address') ?? places.find(({ address }) => address !== undefined)?.address,
    hasBenefits: benefitsOf(places, facts),
    kind: places.find(({ kind }) => kind !== undefined)?.kind,
  };
};

const benefitsOf = (places: readonly NamedPlace[], facts: Facts): boolean | undefined => {
  if (places.some(({ field, isDisabled }) => field === fieldOf('those-on-benefits') || isDisabled === true))
    return true;
  const isAsked = told(facts, 'those-on-benefits') !== undefined && places.some(({ field }) => receives(field));
  return isAsked ? false : undefined;
};

/** What is said now, where it is said anew or nothing was known. */
const fresh = <Value>(then: Value | undefined, now: Value | undefined, isKnown: boolean): Value | undefined =>
  isKnown && JSON.stringify(then) === JSON.stringify(now) ? undefined : now;

const relationshipsOf = ({ relationships }: Person, then: Words, now: Words): readonly string[] => {
  const withdrawn = then.relationships.filter((one) => !now.relationships.includes(one));
  const all = [...new Set([...relationships.filter((one) => !withdrawn.includes(one)), ...now.relationships])];
  // A daughter is a child, a wife a spouse: the closer word is kept.
  return all.filter((one) => !all.some((other) => isSaidCloserBy(one, other)));
};
