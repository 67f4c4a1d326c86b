import { expect, test } from 'vitest';
import { counted, ifGiven, named, namedTogether } from '#assembly/grammar.ts';
import type { Prose } from '#assembly/draft.ts';
import { given, p } from '#assembly/prose.ts';

const textOf = (prose: Prose): string =>
  prose.map((inline) => (inline.kind === 'party' ? inline.name : inline.kind === 'text' ? inline.text : '')).join('');

test('what was not told leaves no trace', () => {
  expect(textOf(p`Born${ifGiven('1990', (year) => p` in ${given(year)}`)}.`)).toBe('Born in 1990.');
  expect(textOf(p`Born${ifGiven(undefined, (year: string) => p` in ${given(year)}`)}.`)).toBe('Born.');
});

test('people are named with their relationship, alone or together', () => {
  expect(textOf(named('trustee', { name: 'Ana Paz', relationship: 'sister' }))).toBe('Ana Paz (sister)');
  expect(textOf(named('trustee', { name: 'Ana Paz' }))).toBe('Ana Paz');
  const people = [{ name: 'Ana Paz' }, { name: 'Ben Lee' }, { name: 'Cleo Ray' }];
  expect(textOf(namedTogether('trustee', people))).toBe('Ana Paz, Ben Lee, and Cleo Ray');
  expect(counted(people, 'name', 'names')).toBe('names');
  expect(counted([1], 'name', 'names')).toBe('name');
});
