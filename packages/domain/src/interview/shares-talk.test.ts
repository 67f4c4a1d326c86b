import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';

const today = '2026-11-20';

const siblings = [
  { name: 'Hannah Halloran', relationship: 'daughter' },
  { name: 'Otto Halloran', relationship: 'son' },
];

const asking = (detail: string, beneficiaries: NonNullable<Facts['beneficiaries']>): Interview => {
  const asked: Question = { kind: 'detail', field: 'beneficiaries', entry: 0, detail };
  return {
    ...openInterview(livingTrustPlan),
    facts: { grantorName: 'Ruth Halloran', beneficiaries },
    asked,
    trail: [asked],
  };
};

const halves = siblings.map((one) => ({ ...one, percentage: 50 }));

const read = (from: Interview, message: string) =>
  replyAgreeing(from, message, today).interview.facts.beneficiaries?.map(({ percentage, distributionAge }) =>
    from.asked?.kind === 'detail' && from.asked.detail === 'percentage' ? percentage : distributionAge,
  );

test.each([
  ['she at 23, he at 25', [23, 25]],
  ['25 for him and 30 for her', [30, 25]],
  ['he gets his at 28, she has to wait until 30', [30, 28]],
  ['both at 25', [25, 25]],
  ['Hannah at 23, he at 35', [23, 35]],
  ['she should be 40', [40, undefined]],
])('“%s” gives a daughter and a son the ages %j', (message, ages) => {
  expect(read(asking('distributionAge', halves), message)).toEqual(ages);
});

test('a pronoun that fits two people gives nobody an age', () => {
  const daughters = [...siblings.slice(0, 1), { name: 'Greta Halloran', relationship: 'daughter' }].map((one) => ({
    ...one,
    percentage: 50,
  }));
  expect(read(asking('distributionAge', daughters), 'she at 23')).toEqual([undefined, undefined]);
  const friends = halves.map((one) => ({ ...one, relationship: 'friend' }));
  expect(read(asking('distributionAge', friends), 'she at 23, he at 25')).toEqual([undefined, undefined]);
});

test.each([
  ['55-45 in favor of Hannah', [55, 45]],
  ['55-45 in favor of Otto', [45, 55]],
  ['60/40, with Otto getting more', [40, 60]],
  ['two thirds and one third, the bigger part to my son', [100 / 3, 200 / 3]],
  ['70/30, the smaller share for Hannah', [30, 70]],
  ['she gets 65, he gets 35', [65, 35]],
])('“%s” is divided %j', (message, shares) => {
  expect(read(asking('percentage', siblings), message)).toEqual(shares);
});

test.each([
  'Hannah should have more',
  'a bit more for Otto than for Hannah',
  'Otto gets less',
  'mostly to her, he gets a smaller part',
])('“%s” is asked back and never guessed', (message) => {
  const turn = replyAgreeing(asking('percentage', siblings), message, today);
  expect(turn.interview.facts.beneficiaries).toEqual(siblings);
  expect(turn.reply).toContain('What share should Hannah Halloran and Otto Halloran each receive?');
  expect(turn.interview.asked).toMatchObject({ kind: 'detail', field: 'beneficiaries', detail: 'percentage' });
});

test('a wish for more after the shares are settled opens the shares again', () => {
  const settled: Interview = { ...asking('percentage', halves), asked: { kind: 'review' } };
  const turn = replyAgreeing(settled, 'Hannah should have more', today);
  expect(turn.interview.facts.beneficiaries).toEqual(halves);
  expect(turn.reply).toContain('I would rather not guess how much more.');
  expect(read({ ...turn.interview }, '60/40')).toEqual([60, 40]);
});

test('new people with a comparison are recorded without shares', () => {
  const open: Interview = {
    ...asking('percentage', []),
    facts: { grantorName: 'Ruth' },
    asked: { kind: 'fact', field: 'beneficiaries' },
  };
  const message = 'split it between my nieces Ida Voss and Lena Voss, but Ida should get more';
  const named = replyAgreeing(open, message, today).interview.facts.beneficiaries ?? [];
  expect(named.map(({ name }) => name).toSorted()).toEqual(['Ida Voss', 'Lena Voss']);
  expect(named.every(({ percentage }) => percentage === undefined)).toBe(true);
});
