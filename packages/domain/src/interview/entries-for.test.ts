import { expect, test } from 'vitest';
import { assetsForm } from '#facts/entry-form.ts';
import { beneficiaries } from '#facts/estate.ts';
import type { Facts } from '#facts/facts.ts';
import { entriesFor } from '#interview/entries-for.ts';

const keys = (maritalStatus: 'Married' | 'Separated' | 'Widowed') =>
  entriesFor(assetsForm, { maritalStatus }).columns.map(({ key }) => key);

test('only the married are asked whose property is separate', () => {
  expect(keys('Married')).toContain('ownership');
  expect(keys('Separated')).toContain('ownership');
  expect(keys('Widowed')).not.toContain('ownership');
});

test('whose children take is said for one person where it was answered for all, and of no class of children', () => {
  const keysFor = (facts: Facts) => entriesFor(beneficiaries.entries, facts).columns.map(({ key }) => key);
  expect(keysFor({})).not.toContain('perStirpes');
  expect(keysFor({ descendantsTakeFirst: false })).toContain('perStirpes');
  expect(keysFor({ descendantsTakeFirst: true, specialArrangements: ['childrenTogether'] })).not.toContain(
    'perStirpes',
  );
});
