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

const { specialInstructions: _wishes, specialArrangements: _special, ...untold } = whitcombs;
const atWishes = { ...whitcombsAt({ kind: 'fact', field: 'specialInstructions' }), facts: untold };

test.each([
  "You know, I've been stewing about the house. Juniper moved back in, so don't sell it. Juniper is to have the house.",
  "Don't sell the house. Juniper is to have it.",
  'Juniper gets the house.',
])('a home that is given to somebody where wishes are told takes back that it is sold: %s', (message) => {
  expect(changedBy(message, atWishes)).toEqual({
    residencePlan: 'giveTo',
    residenceRecipient: 'Juniper Whitcomb Reyes',
  });
});

test.each(['Let Caspian take Biscuit home', 'Play Danny Boy at the house when I am gone'])(
  'a wish that gives the home to nobody stays a wish: %s',
  (message) => {
    expect(changedBy(message, atWishes)).toEqual({ specialInstructions: `${message}.` });
  },
);

const ofCottage = {
  ...atReview,
  facts: {
    ...whitcombs,
    assets: [{ description: 'cottage on Calle Adobe, all paid for', category: 'realEstate' as const }],
  },
};

test.each([
  'Juniper gets the cottage besides, so it is not even',
  'Give the cottage to Juniper',
  'The cottage should go to Juniper',
])('a home that is called a cottage is given by that name: %s', (message) => {
  expect(changedBy(message, ofCottage)).toMatchObject({
    residencePlan: 'giveTo',
    residenceRecipient: 'Juniper Whitcomb Reyes',
  });
});
