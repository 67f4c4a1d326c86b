import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { homeIsGivenOnce } from '#rules/home-is-given-once.ts';

const told = (facts: Facts) =>
  homeIsGivenOnce(
    { grantorAddress: '12 Palm Street, Orlando, FL 32801', ...facts },
    { today: '2026-11-20', laws: everyLaw },
  );
const gift = (item: string, recipient = 'Ana Paz') => ({ item, recipient });

test.each([
  'my house',
  'The house at 12 Palm Street',
  '12 Palm Street, Orlando',
  'half of my home',
  'my condo',
  'our home and its garden',
])('a home that has a plan of its own is not given away a second time as “%s”', (item) => {
  const [found] = told({ residencePlan: 'spouseMayLive', specificGifts: [gift(item)] });
  expect(found).toMatchObject({ level: 'error', fields: ['specificGifts', 'residencePlan'] });
  expect(told({ specificGifts: [gift(item)] })).toEqual([]);
});

test.each([
  'my piano at 12 Palm Street',
  'the contents of my house',
  'my vacation house',
  'the house at 5 Elm Road',
  'the books in my house',
  'my home theater',
  '$5,000 for the house',
])('“%s” is not the home', (item) => {
  expect(told({ residencePlan: 'sell', specificGifts: [gift(item), gift('my house', 'Ben Paz')] })).toHaveLength(1);
});

test('one house is not given whole to two people, in whatever words; parts of it are', () => {
  const two = told({ specificGifts: [gift('my house'), gift('12 Palm Street', 'Ben Paz')] });
  expect(two.map(({ level }) => level)).toEqual(['error']);
  expect(two[0]?.message).toContain('Ana Paz and to Ben Paz');
  expect(told({ specificGifts: [gift('half of my house'), gift('half of my house', 'Ben Paz')] })).toEqual([]);
});
