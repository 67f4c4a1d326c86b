import { expect, test } from 'vitest';
import { changedBy, sayAt } from '#interview/testing/whitcombs.ts';

const sumAfter = (message: string): unknown => {
  const changed = changedBy(message);
  expect(Object.keys(changed)).toEqual(['specificGifts']);
  return (changed['specificGifts'] as readonly { readonly item: string }[])[0]?.item;
};

test.each([
  [
    "You know, I've been thinking about all that grass, and let's make it three thousand dollars for Solveig instead of two.",
    '$3,000',
  ],
  ["let's make it fifteen thousand for Solveig instead of twelve and a half", '$15,000'],
  ["Solveig's roof fell in so I want her gift to be $20,000, not 12,500", '$20,000'],
])('“%s” changes the sum that somebody is given', (message, item) => {
  expect(sumAfter(message)).toBe(item);
});

test('why a sum is another one is kept', () => {
  const { interview } = sayAt(
    "I've been thinking about all that grass, and let's make it three thousand dollars for Solveig instead of two.",
  );
  expect(JSON.stringify(interview.notes)).toContain('all that grass');
});

test.each(['Solveig lent me 500 dollars, that should be paid back', 'Solveig earns 90,000 dollars a year'])(
  '“%s” changes no sum that is given',
  (message) => {
    expect(changedBy(message)).not.toHaveProperty('specificGifts');
  },
);

test.each([
  'My accountant says it is fairer that Caspian gets 60 percent, Juniper 30 and Thaddeus 10',
  'Caspian did more, so after all Caspian 60, Juniper 30 and Thaddeus 10',
])('“%s” says every share anew behind what leads to it', (message) => {
  const { beneficiaries } = changedBy(message) as {
    readonly beneficiaries: readonly { readonly percentage: number }[];
  };
  expect(beneficiaries.map(({ percentage }) => percentage)).toEqual([60, 30, 10]);
});
