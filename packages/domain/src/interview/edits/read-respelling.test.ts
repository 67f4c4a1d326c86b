import { expect, test } from 'vitest';
import { sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const atHome = whitcombsAt({ kind: 'fact', field: 'residencePlan' }, 'residencePlan');
const trusteesAfter = (message: string): readonly string[] =>
  (sayAt(message, atHome).interview.facts.successorTrustees ?? []).map(({ name }) => name);

test.each([
  'Solveig is reading over my shoulder... she says I put her down as Brandt, it is Brant with an a and no d',
  'I wrote Brandt out of habit. On her papers it is Brant',
  'Brandt should be Brant',
  'I have her down as Brandt. It should be Brant.',
])('a name that was written otherwise is put right: %s', (message) => {
  expect(trusteesAfter(message)).toEqual(['Thaddeus Okoro', 'Solveig Brant']);
});

test.each(['Solveig should be Ruth', 'I put Solveig as my friend, it is true'])(
  'a word that is no other writing of a name renames nobody: %s',
  (message) => {
    expect(trusteesAfter(message)).toEqual(['Thaddeus Okoro', 'Solveig Brandt']);
  },
);

test.each([
  'solveigs last name is Brant',
  'typo earlier, solveigs last name is Brant with -ant. autocorrect',
  "a typo before, Solveig's last name is Brant",
])('a name that is put right needs no apostrophe, and nobody is called after the typo: %s', (message) => {
  const asked = whitcombsAt({ kind: 'fact', field: 'successorTrustee' }, 'successorTrustee');
  const { facts } = sayAt(message, asked).interview;
  expect(facts.successorTrustee).toBeUndefined();
  expect((facts.successorTrustees ?? []).map(({ name }) => name)).toContain('Solveig Brant');
});
