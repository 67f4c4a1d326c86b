import { expect, test } from 'vitest';
import { changedBy, whitcombsAt } from '#interview/testing/whitcombs.ts';

const atGifts = whitcombsAt({ kind: 'fact', field: 'specificGifts' }, 'specificGifts');

test.each([
  [
    "My father's Bible is to go to Caspian, and my robes to Brother Curtis Lamont Pettway, who will have need of them.",
    [
      ['Caspian Whitcomb', "father's Bible"],
      ['Curtis Lamont Pettway', 'robes'],
    ],
  ],
  [
    'the ring goes to Juniper, who always loved it, and the clock to Caspian',
    [
      ['Juniper Whitcomb Reyes', 'the ring'],
      ['Caspian Whitcomb', 'the clock'],
    ],
  ],
  [
    'my tools to Ed Boone who can use them and the truck to Caspian',
    [
      ['Ed Boone', 'tools'],
      ['Caspian Whitcomb', 'the truck'],
    ],
  ],
])('what is said of a taker is no part of the next gift: %s', (message, gifts) => {
  const given = changedBy(message, atGifts)['specificGifts'] as readonly { recipient: string; item: string }[];
  expect(given.map(({ recipient, item }) => [recipient, item])).toEqual(gifts);
});

test.each(['the gun safe and whats in it to Caspian', "the gun safe and what's in it goes to Caspian"])(
  'what is in a thing belongs to the gift, and nobody asks: %s',
  (message) => {
    const [given] = changedBy(message, atGifts)['specificGifts'] as readonly { recipient: string; item: string }[];
    expect(given?.recipient).toBe('Caspian Whitcomb');
    expect(given?.item).toMatch(/^the gun safe and what.s? in it$/u);
  },
);
