import { expect, test } from 'vitest';
import { isOrganization } from '#facts/is-organization.ts';

test('banks, companies and churches sign by a person with a title', () => {
  for (const name of ['First Harbor Bank, N.A.', 'Oak Trust Company', 'Reyes Holdings LLC', 'Grace Church'])
    expect(isOrganization({ name })).toBe(true);
});

test('people sign for themselves', () => {
  for (const name of [
    'Marisol Reyes Luna',
    'Nathaniel Banks',
    'Alice Churchill',
    'Cora Corpus',
    'Nina Foundling',
    'Na Li',
  ])
    expect(isOrganization({ name })).toBe(false);
});

test('what is said to be a charity or a church is no person, whatever it is called', () => {
  expect(isOrganization({ name: 'Second Harvest', relationship: 'Charity' })).toBe(true);
  expect(isOrganization({ name: 'Grace Lee', relationship: 'sister' })).toBe(false);
});
