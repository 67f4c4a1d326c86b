import { isStep } from '#facts/child-kind.ts';
import { isSaidCloserBy, kinOf } from '#facts/kin.ts';
import { isInstitution } from '#facts/institutions.ts';
import { saysOrganization } from '#facts/is-organization.ts';
import { isSamePerson, wordsOfName } from '#facts/same-person.ts';
import { type Acquaintance, type Acquaintances, relatedTo } from '#interview/entries/known.ts';
import type { Called } from '#interview/entries/piece.ts';
import type { Subject } from '#interview/entries/subject.ts';

/** Somebody whom an answer means. */
export interface Meant {
  readonly name: string;
  readonly relationship?: string | undefined;
  readonly isKnown: boolean;
  readonly isOrganization: boolean;
  /** Whether it is sure enough to be recorded that this is a person of that name. */
  readonly isSure: boolean;
}

/** Whom words mean; nobody where only a relation was said that fits nobody, or several. */
export type Resolved =
  | { readonly kind: 'people'; readonly people: readonly Meant[] }
  | {
      readonly kind: 'nameless';
      readonly called: Extract<Called, { readonly kind: 'relation' }>;
      readonly candidates: readonly string[];
    }
  | { readonly kind: 'unclear' };

/** Finds the people whom a part of an answer means; `named` are those whom the rest of it names. */
export const resolveCalled = (
  { called, relationship }: Pick<Subject, 'called' | 'relationship'>,
  known: Acquaintances,
  named: readonly string[],
): Resolved => {
  switch (called.kind) {
    case 'organization':
      return people([
        {
          name: called.name,
          relationship,
          isKnown: false,
          isOrganization: true,
          isSure: relationship !== undefined || !isInstitution(called.name),
        },
      ]);
    case 'self':
      return known.maker === undefined ? { kind: 'unclear' } : people([meantBy({ name: known.maker, isDead: false })]);
    case 'both':
      return bothOf(known);
    case 'name':
      return nameOf(called, known, relationship);
    case 'relation':
      return relatedOf(called, known, named);
    case 'all':
    case 'others':
      return groupOf(called, known, named);
  }
};

const people = (some: readonly Meant[]): Resolved => ({ kind: 'people', people: some });

// What is known already of somebody stays, unless the new word says more of the same.
const meantBy = ({ name, relationship }: Acquaintance, said?: string): Meant => ({
  name,
  relationship:
    relationship === undefined || (said !== undefined && isSaidCloserBy(relationship, said) && relationship === 'child')
      ? said
      : relationship,
  isKnown: true,
  isOrganization: false,
  isSure: true,
});

const bothOf = ({ maker, all }: Acquaintances): Resolved => {
  const [spouse, ...others] = relatedTo(all, 'spouse').filter(({ isDead }) => !isDead);
  return maker === undefined || !spouse || others.length > 0
    ? { kind: 'unclear' }
    : people([meantBy({ name: maker, isDead: false }), meantBy(spouse)]);
};

const nameOf = (
  { name, known: mayMean, probability, isLower }: Extract<Called, { readonly kind: 'name' }>,
  { all, base, maker }: Acquaintances,
  said: string | undefined,
): Resolved => {
  if (
    maker !== undefined &&
    (isSamePerson(maker, name) || mayMean.includes(maker)) &&
    !mayMean.some((one) => one !== maker)
  )
    return people([meantBy({ name: maker, isDead: false })]);
  const isMeant = (one: Acquaintance): boolean =>
    mayMean.includes(one.name) || one.nicknames?.some((nickname) => mayMean.includes(nickname)) === true;
  const mine = all.filter(isMeant);
  const closest = [mine.filter((one) => base.includes(one)), mine].find((some) => some.length > 0) ?? [];
  const fitting = closest.length > 1 && said !== undefined ? relatedTo(closest, said) : closest;
  if (fitting.length > 1) return { kind: 'unclear' };
  const [one] = fitting;
  if (one) return people([meantBy(one, said)]);
  // Called by the first name in a message that says the whole one.
  const [own, ...otherNames] = mayMean;
  if (own !== undefined && otherNames.length === 0 && mine.length === 0 && own !== name)
    return nameOf({ kind: 'name', name: own, known: [], probability, isLower }, { all, base, maker }, said);
  const isFull = name.includes(' ');
  const isSure = isFull ? probability > 0.6 : said !== undefined || !isLower ? probability > 0.6 : probability > 0.85;
  return people([{ name, relationship: said, isKnown: false, isOrganization: false, isSure }]);
};

const relatedOf = (
  called: Extract<Called, { readonly kind: 'relation' }>,
  { all, base }: Acquaintances,
  named: readonly string[],
): Resolved => {
  const { relationship, isPlural, count, which, isOfAnother } = called;
  if (isOfAnother) {
    // "The rest to her brother": of the children, the only one who is nobody else.
    const open = base.filter(({ name, isDead }) => !isDead && !named.some((one) => isSamePerson(one, name)));
    const sex = kinOf(relationship)?.degree === 'sibling' ? kinOf(relationship)?.sex : undefined;
    const [only, ...more] = sex === undefined ? [] : open.filter((one) => kinOf(one.relationship)?.sex === sex);
    return only && more.length === 0 ? people([meantBy(only)]) : { kind: 'nameless', called, candidates: [] };
  }
  if (saysOrganization(relationship)) {
    const [only, ...more] = all.filter((one) => wordsOfName(one.name).includes(relationship));
    return only && more.length === 0 ? people([meantBy(only)]) : { kind: 'nameless', called, candidates: [] };
  }
  const living = (some: readonly Acquaintance[]): readonly Acquaintance[] => some.filter(({ isDead }) => !isDead);
  const inBase = relatedTo(living(base), relationship);
  const all_ = inBase.length > 0 ? inBase : relatedTo(living(all), relationship);
  const some = which === 'other' ? all_.filter(({ name }) => !named.some((one) => isSamePerson(one, name))) : all_;
  // "My two children" beside a stepchild: as many as are said, if the own ones are.
  const own = some.filter((one) => !isStep(one.relationship));
  const found = count !== undefined && count !== some.length && count === own.length ? own : some;
  const isClear =
    isPlural || count !== undefined
      ? found.length > 0 && (count === undefined || count === found.length)
      : found.length === 1;
  if (isClear) return people(found.map((one) => meantBy(one, isPlural ? undefined : relationship)));
  return { kind: 'nameless', called, candidates: found.map(({ name }) => name) };
};

const groupOf = (
  { kind, count, relationship }: Extract<Called, { readonly kind: 'all' | 'others' }>,
  { base }: Acquaintances,
  named: readonly string[],
): Resolved => {
  const some = kind === 'all' ? base : base.filter(({ name }) => !named.some((one) => isSamePerson(one, name)));
  const found = relationship === undefined ? some : relatedTo(some, relationship);
  const all = found.length === 0 && kind === 'others' ? some : found;
  if (all.length === 0 || (count !== undefined && count !== all.length)) return { kind: 'unclear' };
  return people(
    all.map((one) => ({
      ...meantBy(one, relationship),
      ...(relationship && one.relationship === undefined && { relationship }),
    })),
  );
};
