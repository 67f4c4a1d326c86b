import { expect, test } from 'vitest';
import { changedBy, whitcombsAt } from '#interview/testing/whitcombs.ts';

const atReview = (said: string): unknown => changedBy(said, whitcombsAt({ kind: 'review' }));
const atHome = (said: string): unknown =>
  changedBy(said, whitcombsAt({ kind: 'fact', field: 'residencePlan' }, 'residencePlan'));
const given = (name: string) => ({ residencePlan: 'giveTo', residenceRecipient: name });

test.each([
  ['Juniper is to have the house.', 'Juniper Whitcomb Reyes'],
  ['House is for my daughter', 'Juniper Whitcomb Reyes'],
  ['House to Caspian', 'Caspian Whitcomb'],
  ['Caspian gets the townhouse so the kids can stay put', 'Caspian Whitcomb'],
  ['my friend Solveig should get it', 'Solveig Brandt'],
  ["It's going to Thaddeus", 'Thaddeus Okoro'],
])('whoever is named for the home receives it: %s', (said, name) => {
  expect(atHome(said)).toEqual(given(name));
});

test.each(['Caspian can live there', 'sister', 'Caspian and Thaddeus'])('“%s” gives the home to nobody yet', (said) => {
  expect(atHome(said)).toEqual({});
});

test.each([
  ['The house to Juniper and the watch to Thaddeus', 'watch'],
  ['My house goes to Juniper. My piano to Thaddeus.', 'piano'],
])('a home among the gifts is none of them: %s', (said, thing) => {
  const gifts = { kind: 'fact', field: 'specificGifts' } as const;
  expect(changedBy(said, whitcombsAt(gifts, 'specificGifts', 'residencePlan'))).toEqual({
    ...given('Juniper Whitcomb Reyes'),
    specificGifts: [{ recipient: 'Thaddeus Okoro', item: expect.stringContaining(thing) }],
  });
});

test.each(['The house should go to Juniper after all', 'give the house to Juniper instead'])(
  'the review takes another way for the home: %s',
  (said) => {
    expect(atReview(said)).toEqual(given('Juniper Whitcomb Reyes'));
  },
);

test.each([
  'sell it instead',
  "About the house: she lives in Denver. Don't give it to her, just sell it and split it like everything else",
  'Nobody gets the house, sell it please.',
])('the home is sold after all: %s', (said) => {
  const start = whitcombsAt({ kind: 'review' });
  const facts = { ...start.facts, ...given('Juniper Whitcomb Reyes') } as typeof start.facts;
  expect(changedBy(said, { ...start, facts })).toMatchObject({ residencePlan: 'sell' });
});

const cello = { recipient: 'Caspian Whitcomb', item: 'cello' };
const sum = { recipient: 'Solveig Brandt', item: '$12,500' };

test.each([
  ["One more gift. My Mason & Hamlin piano goes to Thaddeus, it's the only thing he ever asked for.", 'Thaddeus Okoro'],
  ['I forgot: my fishing boat goes to my cousin Ted Marlow', 'Ted Marlow'],
  [
    'There is just one thing I left out, if it is not too late: I should like my piano to go to First Covenant Church.',
    'First Covenant Church',
  ],
  ['add a gift: $5,000 to Juniper', 'Juniper Whitcomb Reyes'],
])('one more gift is recorded at the review: %s', (said, recipient) => {
  expect(atReview(said)).toEqual({ specificGifts: [sum, cello, { recipient, item: expect.any(String) }] });
});

test.each(['the cello is not for Caspian, is for Thaddeus', "the cello isn't for Caspian, it's for Thaddeus"])(
  'a thing is given to somebody else: %s',
  (said) => {
    expect(atReview(said)).toEqual({
      specificGifts: [sum, { recipient: 'Thaddeus Okoro', item: expect.stringContaining('cello') }],
    });
  },
);

test.each(['My piano is old', 'Caspian plays the piano', 'I want to sell my truck', 'sell the lake house'])(
  '“%s” gives nothing to anybody',
  (said) => {
    expect(atReview(said)).toEqual({});
  },
);
