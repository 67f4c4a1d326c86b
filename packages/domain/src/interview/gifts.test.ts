import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { hear, known, say, takers } from '#interview/testing/hallorans.ts';

test.each([
  ['my neighbour Doris Pickett should get the piano', { recipient: 'Doris Pickett', item: 'the piano' }],
  ['Give my piano to my sister Joan Pell', { recipient: 'Joan Pell', item: 'piano' }],
  ['Add that my truck goes to Cody Marsh', { recipient: 'Cody Marsh', item: 'truck' }],
  ['I want my wedding ring to go to Joan Pell', { recipient: 'Joan Pell', item: 'wedding ring' }],
  ['My coins should go to my nephew Bo Lee', { recipient: 'Bo Lee', item: 'coins' }],
  ['$5,000 to the SPCA', { recipient: 'SPCA', item: '$5,000' }],
  ['I want to leave Joan Pell my grandmother’s ring', { recipient: 'Joan Pell', item: "grandmother's ring" }],
])('a thing or a sum is no share and no office, whatever is asked: “%s”', (message, gift) => {
  for (const asked of [
    'beneficiaries',
    'contingentBeneficiaries',
    'successorTrustee',
    'initialTrustee',
    'specificGifts',
    null,
  ] as const) {
    const { facts } = say(asked, message, takers).interview;
    expect([asked, facts]).toEqual([asked, { ...takers, specificGifts: [gift] }]);
  }
});

test('a gift beside the shares is kept apart from them', () => {
  const { facts } = say('beneficiaries', '$5,000 to the SPCA, and everything else to Amy and Joe equally').interview;
  expect(facts.specificGifts).toEqual([{ recipient: 'SPCA', item: '$5,000' }]);
  expect(facts.beneficiaries?.map(({ name, percentage }) => [name, percentage])).toEqual([
    ['Amy Halloran', 50],
    ['Joe Halloran', 50],
  ]);
});

test('a gift to somebody who is hardly named is asked back', () => {
  const turn = hear('beneficiaries', 'doris should get the piano');
  expect(turn.interview.facts).toEqual(known);
  expect(turn.interview.doubt?.proposed.specificGifts).toEqual([{ recipient: 'Doris', item: 'the piano' }]);
});

test.each([
  "I don't want anything to go to my stepdaughter Gloria Marsh",
  'nothing should go to Gloria Marsh',
  'Gloria Marsh should not get the house',
])('no gift comes from “%s”', (message) => {
  const { facts, doubt } = say('specificGifts', message).interview;
  expect([facts.specificGifts, doubt?.proposed.specificGifts]).toEqual([undefined, undefined]);
});

test('taking out the gift to somebody leaves everything else that is said of them', () => {
  const facts: Facts = {
    ...takers,
    specificGifts: [{ recipient: 'Gloria Marsh', item: 'ring' }],
    intentionallyOmitted: [{ name: 'Gloria Marsh' }],
  };
  const { interview } = say(null, 'Remove the gift to Gloria', facts);
  expect(interview.facts.specificGifts).toEqual([]);
  expect(interview.facts.intentionallyOmitted).toEqual([{ name: 'Gloria Marsh' }]);
});
