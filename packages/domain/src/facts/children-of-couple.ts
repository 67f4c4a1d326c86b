import { z } from 'zod';
import { isStep } from '#facts/child-kind.ts';
import { nameOfSecond, secondName } from '#facts/couple.ts';
import { defineFact, type Recorded, valueOf } from '#facts/define-fact.ts';
import { nameForm } from '#facts/entry-form.ts';
import { children, grantorName } from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { type Child, PersonName } from '#facts/shapes.ts';

// Facts about children of two people who make one document: of both, or of one, and of which one.

const aboutBoth = { group: 'About you both', scope: 'document', isRequired: true, isAsked: true } as const;

const namesOfChildren = (facts: Recorded): readonly string[] =>
  (valueOf(facts, children) ?? []).map(({ name }) => name);

export const childrenOfOne = defineFact({
  ...aboutBoth,
  field: 'childrenOfOne',
  shape: z.array(PersonName).max(30),
  kind: 'people',
  names: 'mentioned',
  entries: nameForm('All of them are children of both of us'),
  label: 'Children of only one of you',
  isRequired: false,
  applies: (facts) => namesOfChildren(facts).length > 0,
  options: namesOfChildren,
  ask: (facts) => {
    const [only, ...others] = namesOfChildren(facts);
    return others.length === 0
      ? `Is ${only} the child of only one of you?`
      : 'Is any of them the child of only one of you, from another relationship? If so, who?';
  },
  why: 'Whoever survives may later change who receives, unless you decide otherwise. That matters most to a child who is not the child of the survivor.',
  chips: (facts) => {
    const names = namesOfChildren(facts);
    return names.length === 1 ? ['Yes', 'No'] : [...names.slice(0, 4), 'None of them'];
  },
  otherwise: () => [],
});

// A stepchild of the first maker is said to be the child of the other.
const whoseIsOpen = (facts: Recorded): readonly string[] =>
  (valueOf(facts, childrenOfOne) ?? []).filter((name) =>
    (valueOf(facts, children) ?? []).some((child) => isSamePerson(child.name, name) && !isStep(child.relationship)),
  );

export const childrenOfFirst = defineFact({
  ...aboutBoth,
  field: 'childrenOfFirst',
  shape: z.array(PersonName).max(30),
  kind: 'people',
  names: 'mentioned',
  entries: nameForm('None of them, the other one is the parent'),
  label: 'Of these, children of you alone',
  applies: (facts) => whoseIsOpen(facts).length > 0,
  options: whoseIsOpen,
  ask: (facts) => {
    const [only, ...rest] = whoseIsOpen(facts);
    const parents = `${valueOf(facts, grantorName) ?? 'you'} or ${nameOfSecond(facts)}`;
    return rest.length === 0
      ? `Whose child is ${only}: of ${parents}?`
      : `Whose children are ${whoseIsOpen(facts).join(', ')}: of ${parents}? If they have different parents, please say so for each.`;
  },
  why: 'The document says whose child each of them is. If the two of you part, what the part of the other gives to a child of yours alone ends.',
  mistake: 'Please say which of you is the parent.',
  chips: (facts) => [valueOf(facts, grantorName), secondName(facts)].filter((name) => name !== undefined),
});

/** Which of two makers is the parent of a child, as far as that is known: `both`, one of them, or one of whom nobody said which. */
export type Parent = 'both' | 'first' | 'second' | 'one';

/** Whose child somebody is. Whoever is the stepchild of the first maker is the child of the second. */
export const parentOf = (
  { name, relationship }: Pick<Child, 'name' | 'relationship'>,
  { ofOne, ofFirst }: { readonly ofOne: readonly string[]; readonly ofFirst: readonly string[] | undefined },
): Parent => {
  if (isStep(relationship)) return 'second';
  if (!ofOne.some((one) => isSamePerson(one, name))) return 'both';
  if (ofFirst === undefined) return 'one';
  return ofFirst.some((one) => isSamePerson(one, name)) ? 'first' : 'second';
};
