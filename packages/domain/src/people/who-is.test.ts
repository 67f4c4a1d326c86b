import { expect, test } from 'vitest';
import type { Person } from '#people/person.ts';
import { whoIs } from '#people/who-is.ts';

const person = (id: string, name: string, relationships: readonly string[] = []): Person =>
  ({ id, name, otherNames: [], relationships, told: [] }) as unknown as Person;

test.each([
  ['Robert Luis Sandoval', 'Robert Sandoval'],
  ['A. Lee', 'Ann Lee'],
  ['Ruth Castellano-Weber', 'Ruth Castellano'],
])('%s is never silently somebody else than %s: it is asked', (name, known) => {
  expect(whoIs({ name }, [person('1', known)])).toEqual({ kind: 'doubt', personId: '1' });
  expect(whoIs({ name, relationship: 'friend' }, [person('1', known, ['friend'])])).toMatchObject({ kind: 'doubt' });
  expect(whoIs({ name }, [person('1', known)], ['1'])).toEqual({ kind: 'new' });
});

test('a degree makes nobody a second person', () => {
  expect(whoIs({ name: 'Ann Lee, J.D.' }, [person('1', 'Ann Lee')])).toEqual({ kind: 'known', personId: '1' });
});
