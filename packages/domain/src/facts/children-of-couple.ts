import { z } from 'zod';
import { isFoster, isFromOwnEarlierMarriage, isStep } from '#facts/child-kind.ts';
import { nameOfSecond, secondName } from '#facts/couple.ts';
import { defineFact, onlyWith, type Recorded, valueOf } from '#facts/define-fact.ts';
import { nameForm } from '#facts/entry-form.ts';
import { children, grantorName } from '#facts/person.ts';
import { isAmong } from '#facts/same-person.ts';
import { type Child, PersonName } from '#facts/shapes.ts';

// Facts about children of two people who make one document: of both, or of one, and of which one.

const ofFamily = {
  group: 'About you both',
  scope: 'document',
  isRequired: false,
  isAsked: true,
  shape: z.array(PersonName).max(30),
  kind: 'people',
  names: 'mentioned',
  formerSpouse: 'stays',
} as const;

const namesOfChildren = (facts: Recorded): readonly string[] =>
  (valueOf(facts, children) ?? []).map(({ name }) => name);

export const childrenOfOne = defineFact({
  ...ofFamily,
  field: 'childrenOfOne',
  role: 'children-of-one',
  entries: nameForm('All of them are children of both of us'),
  label: 'Children of only one of you',
  called: ['children of one of us'],
  applies: onlyWith(['children'], (facts) => namesOfChildren(facts).length > 0),
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

// Whose a child is, is said already by a word like `stepson` or `daughter from my first marriage`.
const askedOfOne = (facts: Recorded): readonly string[] =>
  (valueOf(facts, children) ?? [])
    .filter(
      ({ name, relationship }) =>
        isAmong(valueOf(facts, childrenOfOne) ?? [], name) &&
        !isStep(relationship) &&
        !isFoster(relationship) &&
        !isFromOwnEarlierMarriage(relationship),
    )
    .map(({ name }) => name);

const askWhose = (facts: Recorded, names: readonly string[]): string => {
  const [only, ...others] = names;
  const parents = `of ${valueOf(facts, grantorName) ?? 'you'}, of ${nameOfSecond(facts)}, or of both of you`;
  return others.length === 0
    ? `Whose child is ${only}: ${parents}?`
    : `Whose children are ${names.join(', ')}: ${parents}? If they have different parents, please say so for each.`;
};

const parentChips = (facts: Recorded): readonly string[] => [
  ...[valueOf(facts, grantorName), secondName(facts)].filter((name) => name !== undefined),
  'Both of us',
];

const why =
  'The document says whose child each of them is. If the two of you part, what the part of one of you gives to a child of the other alone ends.';

export const childrenOfFirst = defineFact({
  ...ofFamily,
  field: 'childrenOfFirst',
  role: 'children-of-first',
  entries: nameForm('None of them'),
  label: 'Children of you alone',
  called: ['own children', 'children of mine alone'],
  applies: onlyWith(['children', 'childrenOfOne'], (facts) => askedOfOne(facts).length > 0),
  options: askedOfOne,
  ask: (facts) => askWhose(facts, askedOfOne(facts)),
  why,
  mistake: 'Please say which of you is the parent.',
  chips: parentChips,
});

const notOfFirst = (facts: Recorded): readonly string[] =>
  askedOfOne(facts).filter((name) => !isAmong(valueOf(facts, childrenOfFirst) ?? [], name));

export const childrenOfSecond = defineFact({
  ...ofFamily,
  field: 'childrenOfSecond',
  role: 'children-of-second',
  entries: nameForm('None of them'),
  label: 'Children of your spouse or partner alone',
  called: ["spouse's children", "partner's children"],
  applies: onlyWith(
    ['children', 'childrenOfOne', 'childrenOfFirst'],
    (facts) => valueOf(facts, childrenOfFirst) !== undefined && notOfFirst(facts).length > 0,
  ),
  options: notOfFirst,
  ask: (facts) => askWhose(facts, notOfFirst(facts)),
  why,
  mistake: 'Please say which of you is the parent.',
  chips: parentChips,
});

/** Which of two makers is the parent of a child: both, one of them, or one of whom nobody said which. */
type Parent = 'both' | 'first' | 'second' | 'one';

/** Who was said to be the child of one of two makers, and of which one. */
interface Said {
  readonly childrenOfOne?: readonly string[] | undefined;
  readonly childrenOfFirst?: readonly string[] | undefined;
  readonly childrenOfSecond?: readonly string[] | undefined;
}

/** Whose child somebody is. Whoever is the stepchild of the first maker is the child of the second. */
export const parentOf = (
  { name, relationship }: Pick<Child, 'name' | 'relationship'>,
  { childrenOfOne: ofOne = [], childrenOfFirst: ofFirst = [], childrenOfSecond: ofSecond = [] }: Said,
): Parent => {
  if (isStep(relationship)) return 'second';
  if (!isAmong(ofOne, name)) return 'both';
  const [isOfFirst, isOfSecond] = [
    isAmong(ofFirst, name) || isFromOwnEarlierMarriage(relationship),
    isAmong(ofSecond, name),
  ];
  if (isOfFirst === isOfSecond) return 'one';
  return isOfFirst ? 'first' : 'second';
};
