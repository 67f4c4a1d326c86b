import {
  assetsForm as assets,
  membersForm,
  nameForm,
  officeForm,
  sharesForm,
  stepsForm,
} from '@evergrant/domain/facts/entry-form.ts';
import { Asset, Beneficiary, Member, PayoutStep } from '@evergrant/domain/facts/shapes.ts';
import { expect, test } from 'vitest';
import { draftErrors, draftsOf, emptyDraft, valueOfDrafts } from '#documents/facts-panel/entry-drafts.ts';
import { isForEntry } from '#documents/facts-panel/is-for-entry.ts';

const shares = sharesForm(() => true);

test('an entry that is opened and saved unchanged stays as it was', () => {
  const people = [
    { name: 'Adaeze Okonkwo', relationship: 'daughter', percentage: 60, distributionAge: 25, perStirpes: true },
    { name: 'Teo Reyes', percentage: 40 },
  ];

  expect(valueOfDrafts(draftsOf(people, shares), shares)).toEqual(people);
});

test('details that have no input in the panel survive an edit', () => {
  const house = [
    { description: '12 Elm Street', estimatedValueInCents: 25_000_000, legalDescription: 'Lot 4, Block 2' },
  ];
  const [draft] = draftsOf(house, assets);
  const edited = { ...draft!, typed: { ...draft!.typed, estimatedValueInCents: '$310,000' } };

  expect(valueOfDrafts([edited], assets)).toEqual([
    { description: '12 Elm Street', estimatedValueInCents: 31_000_000, legalDescription: 'Lot 4, Block 2' },
  ]);
});

test('clearing an optional detail removes it', () => {
  const [draft] = draftsOf([{ name: 'Ann Fisher', relationship: 'niece' }], shares);
  const edited = { ...draft!, typed: { ...draft!.typed, relationship: '  ' } };

  expect(valueOfDrafts([edited], shares)).toEqual([{ name: 'Ann Fisher' }]);
});

test('a name is required, and numbers must make sense', () => {
  const draft = { ...emptyDraft(0), typed: { percentage: '140', distributionAge: '25.5' } };

  expect(draftErrors([draft], shares).map((error) => error.key)).toEqual(['name', 'percentage', 'distributionAge']);
});

const numbers = ['-1', '0', '0.5', '1', '18', '25.5', '100', '100.01', '120', '121', '1000000000000', '1000000000001'];

test.each([
  ['a share', shares, 'percentage', Beneficiary.shape.percentage],
  ['an age', shares, 'distributionAge', Beneficiary.shape.distributionAge],
  ['the share of a member', membersForm, 'percentage', Member.shape.percentage],
  ['a contribution', membersForm, 'contributionInCents', Member.shape.contributionInCents],
  ['the age of a step', stepsForm, 'age', PayoutStep.shape.age],
  ['a value', assets, 'estimatedValueInCents', Asset.shape.estimatedValueInCents],
] as const)(
  'no number is taken for %s in the panel that the fact refuses, and none refused that it takes',
  (_, form, key, shape) => {
    for (const typed of numbers) {
      const draft = { ...emptyDraft(0), typed: { [key]: typed } };
      const [entry] = valueOfDrafts([draft], form);
      const isTaken = shape.safeParse((entry as Readonly<Record<string, unknown>>)[key]).success;
      expect({ typed, isTaken: draftErrors([draft], form).every((error) => error.key !== key) }).toEqual({
        typed,
        isTaken,
      });
    }
  },
);

test('a third is typed as a fraction and kept exactly, and what is no share is refused', () => {
  const typed = (percentage: string) => ({ ...emptyDraft(0), typed: { name: 'Ana Reyes', percentage } });
  for (const text of ['1/3', '33 1/3', '33⅓ %'])
    expect(valueOfDrafts([typed(text)], shares)).toEqual([{ name: 'Ana Reyes', percentage: 100 / 3 }]);
  expect(draftsOf([{ name: 'Ana Reyes', percentage: 100 / 3 }], shares)[0]?.typed['percentage']).toBe('33 1/3');
  for (const text of ['half', '12,5', '4/3', '1/0'])
    expect(draftErrors([typed(text)], shares).map(({ key }) => key)).toEqual(['percentage']);
});

test('whether the children of somebody take is said for that person alone, and can be taken back', () => {
  const [ana, ben, cal] = ['Ana Reyes', 'Ben Reyes', 'Cal Reyes'].map((name) => ({ name, relationship: 'son' }));
  const [first, second, third] = draftsOf(
    [ana!, { ...ben!, perStirpes: false }, { ...cal!, perStirpes: true }],
    shares,
  );
  const said = (draft: typeof first, perStirpes: string) => ({ ...draft!, typed: { ...draft!.typed, perStirpes } });

  expect([first, second, third].map((draft) => draft?.typed['perStirpes'])).toEqual(['', 'no', 'yes']);
  expect(valueOfDrafts([said(first, 'no'), said(second, 'yes'), said(third, '')], shares)).toEqual([
    { ...ana, perStirpes: false },
    { ...ben, perStirpes: true },
    cal,
  ]);
});

test('a spouse, a parent and an organization have no line of their own to be asked about, and what was said of it before can be seen', () => {
  const column = shares.columns.find(({ kind }) => kind === 'ownLine')!;
  const isShown = (typed: Readonly<Record<string, string>>) => isForEntry(column, typed);
  expect(isShown({ name: 'Ana Reyes', relationship: 'daughter' })).toBe(true);
  expect(isShown({ name: 'Bo Diaz', relationship: 'friend' })).toBe(true);
  expect(isShown({ name: 'Tom Lee', relationship: 'husband' })).toBe(false);
  expect(isShown({ name: 'Rosa Diaz', relationship: 'mother' })).toBe(false);
  expect(isShown({ name: 'Mercy Lane', relationship: 'son', kind: 'organization' })).toBe(false);
  expect(isShown({ name: 'Tom Lee', relationship: 'husband', perStirpes: 'yes' })).toBe(true);
});

test('other names are a list of plain texts', () => {
  const form = nameForm('I use no other names');

  expect(valueOfDrafts(draftsOf(['Mari Reyes', ' M. Reyes '], form), form)).toEqual(['Mari Reyes', 'M. Reyes']);
});

test('one person in an office is edited as a single entry', () => {
  expect(draftsOf({ name: 'Jun Park', relationship: 'brother' }, officeForm)).toHaveLength(1);
  expect(draftsOf(null, officeForm)).toHaveLength(0);
});
