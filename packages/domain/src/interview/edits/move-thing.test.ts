import { expect, test } from 'vitest';
import { jointTrustPlan } from '#catalogue/joint-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { openInterview } from '#interview/open-interview.ts';
import { changedBy } from '#interview/testing/whitcombs.ts';

const [house, shop] = [
  { description: 'house', category: 'realEstate' },
  { description: 'Grunwald Tile LLC', category: 'business' },
];
const couple = {
  ...openInterview(jointTrustPlan),
  facts: { maritalStatus: 'Married', assetsOfBoth: [house], assetsOfFirst: [shop] } as unknown as Facts,
  asked: { kind: 'fact', field: 'assetsOfSecond' },
  trail: [],
} as const;

test.each([
  'Move Grunwald Tile LLC to what we own together',
  'Move Grunwald Tile LLC to what we own together and nothing is mine alone.',
  'Grunwald Tile LLC belongs to what we own together',
  'put the tile llc under joint property',
])('“%s” moves a thing to another owner', (message) => {
  expect(changedBy(message, couple)).toEqual({ assetsOfBoth: [house, shop], assetsOfFirst: [] });
});

test('“list Grunwald Tile as mine alone” changes nothing where it stands there', () => {
  expect(changedBy('list Grunwald Tile as mine alone', couple)).not.toHaveProperty('assetsOfBoth');
});
