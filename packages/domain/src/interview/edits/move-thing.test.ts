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

const savingsAfter = (message: string): unknown => {
  const { assets } = changedBy(message) as { readonly assets?: readonly { readonly description: string }[] };
  return assets?.map(({ description }) => description);
};

test.each([
  'I must correct something. The savings moved to Edward Jones last year, it is no longer at Chase.',
  'We switched the savings to Edward Jones',
  'I moved the savings from Chase to Edward Jones',
  "My savings account is no longer at Chase, it's at Edward Jones",
  'The savings are at Edward Jones now, not Chase',
])('an account that is kept elsewhere stays one account: %s', (message) => {
  expect(savingsAfter(message)).toEqual(['house at 77 Calle Adobe', '2016 Subaru Outback', 'savings at Edward Jones']);
});

test('what was traded for another thing is asked back as that thing', () => {
  expect(savingsAfter('I traded the Subaru for a 2020 Toyota Highlander')).toEqual([
    'house at 77 Calle Adobe',
    '2020 Toyota Highlander',
    'savings at Chase',
  ]);
});

test.each([
  'We moved the savings to Caspian',
  'I moved to Denver',
  'Thaddeus moved to Texas',
  'I switched doctors to Mercy',
])('“%s” moves no property', (message) => {
  expect(savingsAfter(message)).toBeUndefined();
});
