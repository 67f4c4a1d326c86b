import { expect, test } from 'vitest';
import { isOrganization, isUnclearKind } from '#facts/is-organization.ts';

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

test('what was said of a name wins over its words', () => {
  expect(isOrganization({ name: 'Grace Church', kind: 'person' })).toBe(false);
  expect(isOrganization({ name: 'Mercy Lane', kind: 'organization' })).toBe(true);
});

test('a sister whose surname is Church is no church', () => {
  expect(isOrganization({ name: 'Sarah Church', relationship: 'sister' })).toBe(false);
});

test('a name is asked about only where neither its words nor a relationship settle what it is', () => {
  for (const name of ['Habitat for Humanity', 'Northern Trust', 'Sarah Church', 'Edward Jones', 'Cole & Reyes'])
    expect([name, isUnclearKind({ name })]).toEqual([name, true]);
  for (const name of ['Karl Berg', 'María de la Cruz', 'Oak Trust Company', 'First Harbor Bank', 'Wells Fargo'])
    expect([name, isUnclearKind({ name })]).toEqual([name, false]);
  expect(isUnclearKind({ name: 'Habitat for Humanity', relationship: 'charity' })).toBe(false);
  expect(isUnclearKind({ name: 'Sarah Church', relationship: 'daughter' })).toBe(false);
  expect(isUnclearKind({ name: 'Cole & Reyes', relationship: 'lawyer' })).toBe(true);
  expect(isUnclearKind({ name: 'Edward Jones', kind: 'person' })).toBe(false);
});
