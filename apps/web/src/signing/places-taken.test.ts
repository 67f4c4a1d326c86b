import type { WitnessStatus } from '@evergrant/contract/signing.ts';
import { expect, test } from 'vitest';
import { placesTaken } from '#signing/places-taken.ts';

const listed = (...statuses: readonly WitnessStatus[]) => placesTaken(statuses.map((status) => ({ status })));

test('a witness who declined takes no place of the three, and is not passed over in silence', () => {
  expect(listed()).toBe('0 of 3 added');
  expect(listed('pending', 'viewed', 'signed')).toBe('3 of 3 added');
  expect(listed('signed', 'declined')).toBe('1 of 3 added, 1 declined');
});

test('where the law asks for no witness, none is said to be missing', () => {
  expect(placesTaken([], true)).toBe('None needed');
  expect(placesTaken([{ status: 'pending' }], true)).toBe('1 of 3 added');
});
