import { expect, test } from 'vitest';
import { changedBy, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';

const sister = { name: 'Yvette Whitcomb', relationship: 'sister', percentage: 100 };
const review = whitcombsAt({ kind: 'review' });
const alone = {
  ...review,
  facts: {
    ...whitcombs,
    beneficiaries: [sister],
    successorTrustees: [{ name: 'Solveig Brandt', relationship: 'friend' }],
  },
};
const takersAfter = (message: string): readonly unknown[] =>
  ((changedBy(message, alone)['beneficiaries'] ?? []) as readonly (typeof sister)[]).map(({ name, percentage }) => [
    name,
    percentage,
  ]);

test.each([
  'We promised something to the shelter. So please give 10 percent to Sallow Creek Animal Rescue, it’s a charity, and Yvette gets the other 90.',
  'Give 10 percent to Sallow Creek Animal Rescue and Yvette gets the other 90.',
  'Give 10% to Sallow Creek Animal Rescue and the rest to Yvette',
  '10 percent to Sallow Creek Animal Rescue, while Yvette has the remaining 90',
  'Yvette 90, Sallow Creek Animal Rescue 10',
])('whoever takes a share for the first time leaves the others what is said of them: %s', (message) => {
  expect(takersAfter(message)).toEqual([
    ['Yvette Whitcomb', 90],
    ['Sallow Creek Animal Rescue', 10],
  ]);
});

test.each([
  [
    'Make it 80 for Yvette and 20 for my friend Solveig',
    { name: 'Solveig Brandt', relationship: 'friend', percentage: 20 },
  ],
  ['Yvette 80 and Solveig gets the other 20', { name: 'Solveig Brandt', relationship: 'friend', percentage: 20 }],
])('somebody who is known from another place takes a share with the relation that is known: %s', (message, taker) => {
  expect(changedBy(message, alone)['beneficiaries']).toEqual([{ ...sister, percentage: 80 }, taker]);
});

test.each(['10 percent is fine, the rest stays', 'Give 10 percent to Sallow Creek and the rest is up to you'])(
  'what names nobody for the rest divides nothing: %s',
  (message) => {
    expect(takersAfter(message)).not.toContainEqual(['Yvette Whitcomb', 90]);
  },
);
