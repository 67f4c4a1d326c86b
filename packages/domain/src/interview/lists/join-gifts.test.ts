import { expect, test } from 'vitest';
import { joinGifts, restateGifts, sumOf } from '#interview/lists/join-gifts.ts';

const piano = { recipient: 'Miriam Feld', item: 'upright piano' };
const sum = { recipient: 'Adriance Memorial Library', item: 'twenty-five hundred dollars' };
const before = [piano, sum];

test.each([
  ['The piano', 'Miriam Feld'],
  ['$2,500', 'the Adriance Memorial Library'],
  ['my upright piano', 'Miriam Feld'],
])('the same thing or sum in other words is one gift: %s', (item, recipient) => {
  expect(joinGifts(before, [{ item, recipient }])).toEqual(before);
});

test.each([
  ['piano bench', 'Miriam Feld'],
  ['piano', 'Tom Lane'],
  ['$3,000', 'Miriam Feld'],
])('another thing, or another person, is another gift: %s to %s', (item, recipient) => {
  expect(joinGifts(before, [{ item, recipient }])).toHaveLength(3);
});

test('of two rings neither is meant by a ring', () => {
  const rings = [
    { recipient: 'Ann Lowry', item: 'gold ring' },
    { recipient: 'Ann Lowry', item: 'silver ring' },
  ];
  expect(joinGifts(rings, [{ recipient: 'Ann Lowry', item: 'ring' }])).toHaveLength(3);
});

test('an answer that states the list anew leaves out what it does not name, and asks', () => {
  expect(restateGifts(before, [piano])).toEqual({ gifts: [piano], isSure: false });
});

test('a sum to somebody who has one is that sum said anew', () => {
  const more = { ...sum, item: '$3,000' };
  expect(restateGifts(before, [piano, more])).toEqual({ gifts: [piano, more], isSure: true });
  expect(restateGifts(before, [more])).toEqual({ gifts: [piano, more], isSure: true });
});

test('a number of things is no sum', () => {
  expect([sumOf('two lamps'), sumOf('two'), sumOf('4k'), sumOf('500 dollars in cash')]).toEqual([
    undefined,
    undefined,
    4000,
    500,
  ]);
});
