import { expect, test } from 'vitest';
import { changedBy, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';

const atReview = whitcombsAt({ kind: 'review' });
const given = {
  ...atReview,
  facts: { ...whitcombs, residencePlan: 'giveTo', residenceRecipient: 'Juniper Whitcomb Reyes' } as const,
};

test.each([
  'Actually, about the house: Juniper would hate being a landlord. Don’t give it to her, just sell it and split it like everything else',
  'sell the house instead and split it',
  'Please sell the house',
  'The house should be sold and the money shared',
])('whoever wants the home sold instead of given changes no share: %s', (message) => {
  expect(changedBy(message.replaceAll('’', "'"), given)).toEqual({ residencePlan: 'sell' });
});

test.each([
  'Actually, about the house: don’t sell it, give it to Juniper',
  'Juniper should have the house instead',
  'Let Juniper have the house',
  'The house should go to Juniper',
  'Give the house to Juniper, she has lived there for years',
])('whoever wants the home given instead of sold names who takes it: %s', (message) => {
  expect(changedBy(message.replaceAll('’', "'"))).toEqual({
    residencePlan: 'giveTo',
    residenceRecipient: 'Juniper Whitcomb Reyes',
  });
});

test.each([
  'if I die first sell the house',
  'We want to sell the Subaru',
  'the beach house should go to Juniper',
  'sell it',
])('“%s” says nothing of what becomes of the home', (message) => {
  expect(changedBy(message)).not.toHaveProperty('residencePlan');
});
