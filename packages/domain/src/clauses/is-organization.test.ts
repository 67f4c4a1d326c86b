import { expect, test } from 'vitest';
import { isOrganization } from '#clauses/is-organization.ts';

test('banks, companies and churches sign by a person with a title', () => {
  for (const name of ['First Harbor Bank, N.A.', 'Oak Trust Company', 'Reyes Holdings LLC', 'Grace Church'])
    expect(isOrganization(name)).toBe(true);
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
    expect(isOrganization(name)).toBe(false);
});
