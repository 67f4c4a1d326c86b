import { expect, test } from 'vitest';
import { sayAt } from '#interview/testing/whitcombs.ts';

test.each([
  'make it 35 instead of 30 for all the kids',
  'Can you make it 35 instead of 30 for all three kids?',
  'Make the age 35.',
  '35 rather than 30 for everybody please',
])('another age for all of them is theirs: %s', (message) => {
  const { beneficiaries = [] } = sayAt(message).interview.facts;
  expect(beneficiaries.map(({ distributionAge }) => distributionAge)).toEqual([35, 35, 35]);
});

test.each([
  'Juniper would like the cello to go to Thaddeus rather than Caspian.',
  "I'd prefer the cello to go to Thaddeus instead of Caspian",
  'We want the cello to go to Thaddeus, not Caspian',
])('what somebody would like to go to another goes there: %s', (message) => {
  const { specificGifts = [] } = sayAt(message).interview.facts;
  expect(specificGifts.map(({ recipient, item }) => [recipient, item])).toEqual([
    ['Solveig Brandt', '$12,500'],
    ['Thaddeus Okoro', 'cello'],
  ]);
});

test.each([
  'Put my neighbor Thessaly Mungin down behind Solveig',
  'I want my neighbor Thessaly Mungin in after Solveig',
])('whoever is put down behind somebody comes next: %s', (message) => {
  const { successorTrustees = [] } = sayAt(message).interview.facts;
  expect(successorTrustees.map(({ name }) => name)).toEqual(['Thaddeus Okoro', 'Solveig Brandt', 'Thessaly Mungin']);
});

test.each(['Juniper would like to go to Italy', 'I would like to be buried in Tucson', 'The cello was 30 years old'])(
  'and other words change nothing of them: %s',
  (message) => {
    const before = sayAt('thank you').interview.facts;
    const after = sayAt(message).interview.facts;
    expect([after.specificGifts, after.successorTrustees, after.beneficiaries]).toEqual([
      before.specificGifts,
      before.successorTrustees,
      before.beneficiaries,
    ]);
  },
);
