import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { say, takers } from '#interview/testing/hallorans.ts';

const names = (people: readonly { readonly name: string }[] | undefined): readonly string[] =>
  (people ?? []).map(({ name }) => name);

const spellings = ['Joe Halloran', 'Joe B. Halloran', 'Mr. Joe Halloran', 'JOE HALLORAN', 'Joé Halloran'] as const;

test.each(spellings)('whoever is left out as %s takes nothing under the name known before', (name) => {
  const { facts } = say('successorTrustee', `Leave ${name} out of the trust`, takers).interview;
  expect(names(facts.beneficiaries)).toEqual(['Amy Halloran', 'Daniel Reed']);
  expect(facts.intentionallyOmitted).toHaveLength(1);
});

test('a gift to somebody who is to get nothing goes, also where the middle initial is new', () => {
  const facts: Facts = { ...takers, specificGifts: [{ item: 'my ring', recipient: 'Daniel Reed' }] };
  const after = say('successorTrustee', 'Daniel P. Reed gets nothing', facts).interview.facts;
  expect(names(after.beneficiaries)).toEqual(['Amy Halloran', 'Joe Halloran']);
  expect(after.specificGifts).toEqual([]);
});

test('no child is listed twice who is told again with a middle initial, and the fuller name is kept', () => {
  const { facts } = say('children', 'Amy L. Halloran and Joe Halloran', takers).interview;
  expect(names(facts.children)).toEqual(['Amy L. Halloran', 'Joe Halloran']);
  expect(names(facts.beneficiaries)).toContain('Amy L. Halloran');
});

test('nobody is left out twice', () => {
  const facts: Facts = { ...takers, intentionallyOmitted: [{ name: 'Carl Reed' }] };
  const after = say('intentionallyOmitted', 'Carl B. Reed', facts).interview.facts;
  expect(after.intentionallyOmitted).toHaveLength(1);
});

test('the maker who gives the own name with an initial is no successor, and is a first trustee once', () => {
  expect(say('successorTrustee', 'Ruth B. Halloran', takers).interview.facts.successorTrustee).toBeUndefined();
  const { initialTrustee } = say('initialTrustee', 'Ruth B. Halloran and Amy Halloran', takers).interview.facts;
  expect(names(initialTrustee)).toEqual(['Ruth Halloran', 'Amy Halloran']);
});

test('the death of Joelle is not told of Joe, and a brother of the wife is no wife', () => {
  expect(say('successorTrustee', 'My aunt Joelle died last week', takers).reply).not.toContain('Joe Halloran');
  const { asked } = say('successorTrustee', 'My husband’s brother died last week', takers).interview;
  expect(asked).toEqual({ kind: 'fact', field: 'successorTrustee' });
});
