import { expect, test } from 'vitest';
import { counted, ifGiven, named, namedTogether, related, thatOne, thoseWho } from '#assembly/grammar.ts';
import type { Prose } from '#assembly/draft.ts';
import { readTerms } from '#assembly/read-terms.ts';
import { given, p } from '#assembly/prose.ts';

const textOf = (prose: Prose): string =>
  readTerms(prose, { terms: { testator: ['Testator', 'Testators'] }, relationsTo: { term: 'testator' } })
    .map((inline) => (inline.kind === 'party' ? inline.name : 'text' in inline ? inline.text : ''))
    .join('');

test('what was not told leaves no trace', () => {
  expect(textOf(p`Born${ifGiven('1990', (year) => p` in ${given(year)}`)}.`)).toBe('Born in 1990.');
  expect(textOf(p`Born${ifGiven(undefined, (year: string) => p` in ${given(year)}`)}.`)).toBe('Born.');
});

test('people are named with their relationship, alone or together', () => {
  expect(textOf(named('trustee', { name: 'Ana Paz', relationship: 'sister' }))).toBe(
    'Ana Paz (sister of the Testator)',
  );
  expect(textOf(named('trustee', { name: 'Ana Paz' }))).toBe('Ana Paz');
  const people = [{ name: 'Ana Paz' }, { name: 'Ben Lee' }, { name: 'Cleo Ray' }];
  expect(textOf(namedTogether('trustee', people))).toBe('Ana Paz, Ben Lee, and Cleo Ray');
  expect(counted(people, 'name', 'names')).toBe('names');
  expect(counted([1], 'name', 'names')).toBe('name');
});

test('what a name does not show is said of an organization, and nothing is said twice', () => {
  const kind = 'organization' as const;
  expect(textOf(named('trustee', { name: 'Mercy Lane', relationship: 'advisor', kind }))).toBe(
    'the organization named Mercy Lane (advisor)',
  );
  expect(textOf(named('trustee', { name: 'Oak Trust Company', kind }))).toBe('Oak Trust Company');
  expect(textOf(named('trustee', { name: 'Mercy Lane', relationship: 'charity', kind }))).toBe('Mercy Lane (charity)');
  expect(textOf(named('trustee', { name: 'Sarah Church', kind: 'person' }))).toBe('Sarah Church');
});

test('no organization is called a person, alone or among others', () => {
  const people = [{ name: 'Ana Paz' }];
  const organizations = [{ name: 'Mercy Lane', kind: 'organization' as const }];
  expect([...people, ...organizations].map((one) => thatOne(one))).toEqual(['that person', 'that organization']);
  expect([people, organizations, [...people, ...organizations]].map(thoseWho)).toEqual([
    'persons who',
    'organizations that',
    'persons and organizations that',
  ]);
});

test('a relation says whose it is, unless it was told with somebody or is to none or to one of several', () => {
  const printed = (relationship: string) => textOf(named('executor', { name: 'Ana Paz', relationship }));
  expect(printed('my sister')).toBe('Ana Paz (sister of the Testator)');
  expect(printed('mother-in-law')).toBe('Ana Paz (mother-in-law of the Testator)');
  expect(printed('sister in law')).toBe('Ana Paz (sister in law of the Testator)');
  for (const told of ['Ana’s brother', 'the Agent of my trust', 'professional fiduciary', 'no relation'])
    expect(printed(told)).toBe(`Ana Paz (${told})`);
  expect(printed('sister of my wife')).toBe('Ana Paz (sister of the wife of the Testator)');
  expect(printed('son from my first marriage')).toBe('Ana Paz (son from the first marriage of the Testator)');
  const apart = readTerms(named('executor', { name: 'Ana Paz', relationship: 'sister' }), { terms: {} });
  expect(apart.map((inline) => ('text' in inline ? inline.text : '')).join('')).toBe(' (sister)');
});

test('where two make an instrument, nobody is left to guess whose relative somebody is', () => {
  const printed = (name: string, relationship: string) =>
    readTerms(related({ name, relationship }), {
      terms: { grantor: ['Grantor', 'Grantors'] },
      relationsTo: {
        term: 'grantor',
        several: { ofAll: ['Ben Lee'], ofOne: [{ name: 'Cleo Ray', of: 'Anna Lee' }] },
      },
    })
      .map((inline) => ('text' in inline ? inline.text : ''))
      .join('');
  expect(printed('Ana Paz', 'my sister')).toBe(' (sister of a Grantor)');
  expect(printed('Ben Lee', 'son')).toBe(' (son of the Grantors)');
  expect(printed('Cleo Ray', 'daughter')).toBe(' (daughter of Anna Lee)');
  expect(printed('Cleo Ray', 'stepdaughter')).toBe(' (daughter of Anna Lee)');
  expect(printed('Ana Paz', 'friend')).toBe(' (friend)');
});
