import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { hear, say, takers } from '#interview/testing/hallorans.ts';

const family: Facts = {
  ...takers,
  children: [
    { name: 'Dustin Reyes', relationship: 'son' },
    { name: 'Crystal Hayes', relationship: 'daughter' },
  ],
};

const gifts = (message: string): readonly (readonly string[])[] =>
  (say('specificGifts', message, family).interview.facts.specificGifts ?? []).map(({ recipient, item }) => [
    recipient,
    item,
  ]);

test.each([
  [
    "Joyce's piano goes to Crystal. My shop tools, Dustin.",
    [
      ['Crystal Hayes', "Joyce's piano"],
      ['Dustin Reyes', 'shop tools'],
    ],
  ],
  [
    'the ring: Crystal. the guns: Dustin',
    [
      ['Crystal Hayes', 'the ring'],
      ['Dustin Reyes', 'the guns'],
    ],
  ],
  [
    'the piano - Crystal, the old Ford - Dustin',
    [
      ['Crystal Hayes', 'the piano'],
      ['Dustin Reyes', 'the old Ford'],
    ],
  ],
  [
    "I want dustin to have roy's boat and crystal gets my salon chair",
    [
      ['Dustin Reyes', "roy's boat"],
      ['Crystal Hayes', 'salon chair'],
    ],
  ],
  ['let dustin have the tools', [['Dustin Reyes', 'the tools']]],
  ["I'd love for my sister Ana Cruz to get my quilts", [['Ana Cruz', 'quilts']]],
  [
    "my ring to crystal, and dustin can have his daddy's watch",
    [
      ['Crystal Hayes', 'ring'],
      ['Dustin Reyes', "his daddy's watch"],
    ],
  ],

  ['1000 dollars to Crystal, no wait, to Dustin', [['Dustin Reyes', '1000 dollars']]],
])('“%s” tells who receives what', (message, all) => {
  expect(gifts(message)).toEqual(all);
});

test.each(['My son, Dustin Reyes', 'I think so, Crystal', 'no thanks, Rosa', 'the house at 12 Elm Street, San Jose'])(
  '“%s” gives nobody anything',
  (message) => {
    expect(gifts(message)).toEqual([]);
  },
);

test('each of those who are known by a word receives a sum', () => {
  const { facts } = say('specificGifts', '5000 to each of my nieces', {
    ...takers,
    beneficiaries: [
      { name: 'Ann Lee', relationship: 'niece', percentage: 50 },
      { name: 'Bea Lee', relationship: 'niece', percentage: 50 },
    ],
  }).interview;
  expect(facts.specificGifts).toEqual([
    { recipient: 'Ann Lee', item: '5000' },
    { recipient: 'Bea Lee', item: '5000' },
  ]);
});

test('a thing behind the name of somebody is asked back', () => {
  const { doubt } = hear('specificGifts', 'Crystal gets the ring. Dustin, the guns.', family).interview;
  expect(doubt?.proposed.specificGifts).toMatchObject([
    { recipient: 'Crystal Hayes' },
    { recipient: 'Dustin Reyes', item: 'the guns' },
  ]);
});
