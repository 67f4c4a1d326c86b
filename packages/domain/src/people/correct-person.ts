import type { Facts, PeopleField } from '#facts/facts.ts';
import { definitionOf, receives, takesDetail } from '#facts/people-in.ts';
import { takesKind } from '#facts/parties.ts';
import { fieldOf } from '#facts/told.ts';
import type { Said } from '#people/describe-people.ts';
import type { NamedAt, Person } from '#people/person.ts';
import { changeNames } from '#people/places.ts';

/** A person as the register knew them and knows them now. */
export interface Correction {
  readonly before: Person;
  readonly after: Person;
}

/** What a document says once a person is corrected: the new name at every place that means them, and what stands beside it. */
export const correctPerson = ({ facts, people }: Said, { before, after }: Correction): Said => {
  const own = people.filter(({ personId }) => personId === after.id);
  const named = [...new Set(own.map(({ field }) => field))];
  const renamed =
    before.name === after.name ? facts : named.reduce((now, field) => rename(now, { field, own, after }), facts);
  const detailed = named.reduce((now, field) => detail(now, { field, own, before, after }), renamed);
  return {
    facts: before.hasBenefits === after.hasBenefits ? detailed : sayBenefits(detailed, own, { before, after }),
    people:
      before.name === after.name
        ? people
        : people.map((one) => (own.includes(one) ? { ...one, name: after.name } : one)),
  };
};

interface Own {
  readonly field: PeopleField;
  readonly own: readonly NamedAt[];
}

const rename = (facts: Facts, { field, own, after }: Own & Pick<Correction, 'after'>): Facts => ({
  ...facts,
  [field]: changeNames(facts, field, ({ at, name }) =>
    own.some((one) => one.field === field && one.at === at) ? after.name : name,
  ),
});

type Entry = Readonly<Record<string, unknown>>;

const detail = (facts: Facts, { field, own, before, after }: Own & Correction): Facts => {
  const value: unknown = facts[field];
  const isOwn = (at: number): boolean => own.some((one) => one.field === field && one.at === at);
  const change = (entry: unknown, at: number): unknown =>
    typeof entry === 'object' && entry !== null && 'name' in entry && isOwn(at)
      ? correctEntry(entry, { field, before, after })
      : entry;
  const changed = Array.isArray(value) ? value.map(change) : change(value, 0);
  return { ...facts, [field]: changed };
};

const correctEntry = (entry: Entry, { field, before, after }: { readonly field: PeopleField } & Correction): Entry => ({
  ...entry,
  ...('relationship' in entry && { relationship: relationshipOf(entry['relationship'], { before, after }) }),
  ...(before.bornOn !== after.bornOn &&
    ('dateOfBirth' in entry || takesDetail(field, 'dateOfBirth')) && { dateOfBirth: after.bornOn ?? undefined }),
  ...(before.isLiving !== after.isLiving &&
    takesDetail(field, 'livingStatus') && { livingStatus: after.isLiving ? 'living' : 'deceased' }),
  ...(before.address !== after.address && 'address' in entry && { address: after.address ?? undefined }),
  ...(before.hasBenefits !== after.hasBenefits &&
    'isDisabled' in entry && { isDisabled: after.hasBenefits ?? undefined }),
  ...(before.kind !== after.kind && takesKind(definitionOf(field)) && { kind: after.kind ?? undefined }),
});

// A word that is no longer true gives way to the one that took its place.
const relationshipOf = (said: unknown, { before, after }: Correction): unknown => {
  if (typeof said !== 'string' || !before.relationships.includes(said) || after.relationships.includes(said))
    return said;
  return after.relationships.find((one) => !before.relationships.includes(one)) ?? said;
};

// The list of those on benefits is changed where it was asked; nobody stands in it who does not receive anything.
const sayBenefits = (facts: Facts, own: readonly NamedAt[], { after }: Correction): Facts => {
  const list = fieldOf('those-on-benefits');
  const { [list]: listed } = facts;
  const isTaker = own.some(({ field }) => receives(field));
  const isListed = own.some(({ field }) => field === list);
  if (listed === undefined || !isTaker || isListed === (after.hasBenefits ?? false)) return facts;
  const now = isListed
    ? listed.filter((_, at) => !own.some((one) => one.field === list && one.at === at))
    : [...listed, after.name];
  return { ...facts, [list]: now };
};
