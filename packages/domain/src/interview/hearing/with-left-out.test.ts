import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { FieldId } from '#facts/facts.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

const askedFor = (field: FieldId): Interview => ({
  ...openInterview(livingTrustPlan),
  facts: {
    grantorName: 'Wanda Fugate',
    maritalStatus: 'Separated',
    spouseName: 'Dwight Fugate',
    children: [
      { name: 'Kaylee Fugate', relationship: 'daughter' },
      { name: 'Tonya Fugate', relationship: 'daughter' },
    ],
    successorTrustee: { name: 'Wendell Rohrer' },
    successorTrustees: [{ name: 'Ida Kettering', relationship: 'neighbor' }],
  },
  asked: { kind: 'fact', field },
});

const doubted = (message: string) =>
  replyTo(askedFor('specialInstructions'), message, '2026-11-24').interview.doubt?.proposed['intentionallyOmitted'];

test('whoever a wish leaves out is asked back as somebody who is left out on purpose', () => {
  expect(doubted('Tonya is left out, she needs to get well first, and Dwight gets nothing either')).toEqual([
    { name: 'Tonya Fugate', relationship: 'daughter' },
    { name: 'Dwight Fugate', relationship: 'spouse' },
  ]);
  expect(doubted('my daughter tonya should not get anything, she knows why')).toHaveLength(1);
});

test.each([
  ['Leave out Carl Fugate, my ex-husband, and Tonya.', ['Carl Fugate', 'Tonya Fugate']],
  ['I am leaving out my parents, Paul Reed and Ada Reed, because they left me', ['Paul Reed', 'Ada Reed']],
  ['Please cut my uncle Ted Reed out completely.', ['Ted Reed']],
  ['Not a penny goes to my sister Ann Reed', ['Ann Reed']],
])('“%s” leaves out whoever is named, known or not', (said, names) => {
  const people = doubted(said) as readonly { readonly name: string }[];
  expect(people.map(({ name }) => name)).toEqual(names);
});

test('a child for whom no provision is made is asked back as left out beside the family', () => {
  const { children: _, ...facts } = askedFor('children').facts;
  const said = 'Tonya Fugate and Kaylee Fugate, and a stepson, Ned Price, for whom I intentionally make no provision.';
  const turn = replyTo({ ...askedFor('children'), facts }, said, '2026-11-24');
  expect(turn.interview.doubt?.proposed['intentionallyOmitted']).toEqual([
    { name: 'Ned Price', relationship: 'stepson' },
  ]);
});

test.each([
  'Kaylee is not left out',
  'nobody gets nothing',
  'I want to be cremated',
  "don't leave Kaylee out",
  'leave out the prayer',
  'keep the dog out of the house',
])('“%s” leaves nobody out', (said) => {
  expect(doubted(said)).toBeUndefined();
});

test('whoever is not to be put down is taken out, whatever was asked', () => {
  const said = "Ida has moved in with her son in Florida, so don't put her down.";
  expect(replyTo(askedFor('specificGifts'), said, '2026-11-24').interview.facts.successorTrustees).toEqual([]);
});
