import { expect, test } from 'vitest';
import { witnessPlaces } from '#execution/witness-places.ts';

const wanda = { id: 'w1', name: 'Wanda Hill' };
const will = { id: 'w2', name: 'Will Hill' };

test('a law that asks for two witnesses has two lines, also while nobody is named', () => {
  expect(witnessPlaces({ listed: [], stated: [], needed: 2 }).map(({ lineId, name }) => [lineId, name])).toEqual([
    ['witness-1', undefined],
    ['witness-2', undefined],
  ]);
});

test('whoever signed in ink keeps their line when another witness leaves the list', () => {
  const stated = [{ number: 2, witnessId: 'w2', name: 'Will Hill' }];
  expect(witnessPlaces({ listed: [will], stated, needed: 2 })).toEqual([
    { number: 1, lineId: 'witness-1', name: undefined, witnessId: undefined },
    { number: 2, lineId: 'witness-2', name: 'Will Hill', witnessId: 'w2' },
  ]);
});

test('a witness who is on no list takes a line, and nobody of the list loses theirs', () => {
  const stated = [{ number: 1, witnessId: null, name: 'Noor Haddad' }];
  expect(witnessPlaces({ listed: [wanda, will], stated, needed: 2 }).map(({ name }) => name)).toEqual([
    'Noor Haddad',
    'Wanda Hill',
    'Will Hill',
  ]);
});
