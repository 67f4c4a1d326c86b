import { expect, test } from 'vitest';
import { changedBy, sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

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

test.each([
  "oh and caspian it's k a s p i a n with a k",
  'caspian its k a s p i a n with a k kaspian whitcomb',
  'Caspian is spelled K-a-s-p-i-a-n',
  'my oldest Kaspian, not Caspian',
])('a name in letters is put right wherever it stands: %s', (message) => {
  const { children, beneficiaries, specificGifts } = changedBy(message) as Record<string, readonly object[]>;
  expect(children?.[0]).toMatchObject({ name: 'Kaspian Whitcomb' });
  expect(beneficiaries?.[0]).toMatchObject({ name: 'Kaspian Whitcomb' });
  expect(specificGifts?.[1]).toMatchObject({ recipient: 'Kaspian Whitcomb' });
});

test('one letter less than what is recorded is no spelling that stands already', () => {
  expect(changedBy('oh and thaddeus its t h a d e u s with one d')['successorTrustees']).toMatchObject([
    { name: 'Thadeus Okoro' },
    {},
  ]);
});

test('another name for the second one leaves nobody out, and is asked back', () => {
  const { facts, doubt } = sayAt('The second one Yolanda, not Solveig').interview;
  expect(facts.intentionallyOmitted).toBeUndefined();
  expect(doubt?.proposed.successorTrustees).toMatchObject([{ name: 'Thaddeus Okoro' }, { name: 'Yolanda Brandt' }]);
});

test('two first names with a stop between them are no new name of one', () => {
  expect(changedBy('Caspian. Juniper. Not Thaddeus.', atHome)).not.toHaveProperty('children');
});
