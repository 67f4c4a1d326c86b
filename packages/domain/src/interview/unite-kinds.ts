import type { Facts, FieldId } from '#facts/facts.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { partiesOf, withKinds } from '#facts/parties.ts';
import { factsInOrder } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { told } from '#facts/told.ts';
import type { PartyKind } from '#facts/party-kinds.ts';
import type { Party } from '#facts/shapes.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { setFact } from '#interview/set-fact.ts';
import { bears } from '#people/who-is.ts';

/**
 * Says the kind of a name alike at every place: what was said just now wins, then what another place of the document or the
 * register says of that name.
 */
export const uniteKinds = (before: Interview, after: Interview): Interview => {
  const asked = factsInOrder.filter((field) => findQuestion(after.plan, field));
  const fresh = asked.flatMap((field) => partiesOf(after.facts, field).filter(isNewIn(before.facts, field)));
  const known = asked.flatMap((field) => partiesOf(after.facts, field).filter(({ kind }) => kind !== undefined));
  const kindOf = (party: Party): PartyKind | undefined =>
    kindIn(fresh, party.name) ??
    party.kind ??
    kindIn(known, party.name) ??
    registeredKind(after, party.name) ??
    kindOfMaker(after.facts, party);
  return asked.reduce((united, field) => {
    const value = withKinds(united.facts, field, kindOf);
    return value === united.facts[field] ? united : setFact(united, field, value);
  }, after);
};

const isNewIn =
  (facts: Facts, field: FieldId) =>
  ({ name, kind }: Party): boolean =>
    kind !== undefined && kindIn(partiesOf(facts, field), name) !== kind;

const kindIn = (parties: readonly Party[], name: string): PartyKind | undefined =>
  parties.find((party) => isSamePerson(party.name, name))?.kind;

// Whoever makes the document, or is married to them, is a person, be the name that of a church.
const kindOfMaker = (facts: Facts, { name }: Party): PartyKind | undefined =>
  isOrganization({ name }) &&
  [told(facts, 'maker-name'), told(facts, 'spouse-name')].some((one) => one !== undefined && isSamePerson(one, name))
    ? 'person'
    : undefined;

// Two of one name may be two kinds, and then nothing is taken over.
const registeredKind = ({ register = [] }: Interview, name: string): PartyKind | undefined => {
  const [only, ...others] = register.filter((person) => bears(person, name));
  return others.length === 0 ? (only?.kind ?? undefined) : undefined;
};
