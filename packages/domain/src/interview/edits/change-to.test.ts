import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('living-trust');
const facts = {
  grantorName: 'Catherine Doyle',
  initialTrustee: [{ name: 'Catherine Doyle' }],
  successorTrustee: { name: 'Hugo Reyes' },
};
const said = (message: string, asked = 'assets') =>
  interview.replyTo(
    { ...interview.open(), facts, asked: { kind: 'fact', field: asked as 'assets' } },
    message,
    '2026-11-28',
  ).interview;

test.each([
  ['change my successor trustee to Augustus Finch', 'Augustus Finch'],
  ['please replace the successor trustee with Augustus Finch', 'Augustus Finch'],
  ['swap my successor trustee for my cousin Augustus Finch', 'Augustus Finch'],
  ['Can we change my successor trustee to my daughter Paloma Reyes?', 'Paloma Reyes'],
])('whoever holds an office gives place to somebody else: %s', (message, name) => {
  const { successorTrustee, assets } = said(message).facts;
  expect(successorTrustee).toMatchObject({ name });
  expect(assets).toBeUndefined();
});

test('which trustee is meant is asked back where the maker is one too', () => {
  const { facts: kept, doubt } = said('replace my trustee with Augustus Finch');
  expect(kept.successorTrustee).toEqual(facts.successorTrustee);
  expect(doubt?.proposed).toMatchObject({ successorTrustee: { name: 'Augustus Finch' } });
});

test.each(['move to Florida', 'remove the second one', 'change the other thing to yes'])(
  'an order is no property: %s',
  (message) => {
    expect(said(message).facts.assets).toBeUndefined();
  },
);

test("the name of a relative whom nobody knows is not the maker's", () => {
  expect(said("Oh wait, I misspelled my sister's name. It's Ann Fisher, no e.").facts.grantorName).toBe(
    'Catherine Doyle',
  );
});

test.each([
  ['change my marital status to married', { maritalStatus: 'Married' }],
  ['update my date of birth to March 4, 1951', { grantorDateOfBirth: '1951-03-04' }],
  ['change the county to Boise', { grantorCounty: 'Boise' }],
])('a fact that is to be changed to a value is not asked for again: %s', (message, changed) => {
  const known = { ...facts, maritalStatus: 'Single', grantorDateOfBirth: '1950-01-02', grantorCounty: 'Ada' } as const;
  const open = { ...interview.open(), facts: known, asked: { kind: 'fact', field: 'assets' } } as const;
  expect(interview.replyTo(open, message, '2026-11-28').interview.facts).toMatchObject(changed);
});
