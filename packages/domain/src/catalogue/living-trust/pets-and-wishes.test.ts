import { expect, test } from 'vitest';
import { errorsOf, issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';

const pets: Facts = {
  specialArrangements: ['petCare'],
  pets: 'my parrot Paco',
  petCaretaker: { name: 'Ana Cruz Vega', relationship: 'sister' },
  petFundInCents: 1_000_000,
  petRemainder: 'residue',
};

test('the caretaker is somebody else than the maker, and gains nothing by an early death without a word', () => {
  expect(errorsOf({ ...specialFamily, ...pets, petCaretaker: { name: 'Marisol Reyes Luna' } })).toEqual([
    'V15 error petCaretaker',
  ]);
  expect(issuesOf({ ...specialFamily, ...pets, petRemainder: 'caretaker' })).toContain('V15 warning petRemainder');
});
