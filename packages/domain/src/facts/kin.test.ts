import { expect, test } from 'vitest';
import { isSaidCloserBy, isSpouse, isSpouseOrPartner, spouseWords } from '#facts/kin.ts';

test.each(['wife', 'Husband', ' spouse', 'my wife', 'our spouse', 'my second husband', 'beloved wife'])(
  '%j is the spouse',
  (relationship) => expect(isSpouse(relationship)).toBe(true),
);

test.each([
  'ex-wife',
  'former husband',
  'late wife',
  "other's husband",
  "wife's son",
  'partner',
  'constructor',
  '',
  undefined,
])('%j is nobody’s spouse', (relationship) => expect(isSpouse(relationship)).toBe(false));

test('a partner in life stands beside a spouse, and a partner in business does not', () => {
  expect(['partner', 'domestic partner', 'my partner', 'wife'].every(isSpouseOrPartner)).toBe(true);
  expect(['business partner', 'law partner', 'girlfriend'].some(isSpouseOrPartner)).toBe(false);
});

test('the words for a spouse are those of the list of kin', () => {
  expect(spouseWords.toSorted()).toEqual(['husband', 'spouse', 'wife']);
});

test('of two words for one kinship the closer one is kept', () => {
  expect(isSaidCloserBy('child', 'stepdaughter')).toBe(true);
  expect(isSaidCloserBy('spouse', 'wife')).toBe(true);
  expect(isSaidCloserBy('wife', 'spouse')).toBe(false);
  expect(isSaidCloserBy('child', 'grandson')).toBe(false);
  expect(isSaidCloserBy('friend', 'neighbor')).toBe(false);
});
