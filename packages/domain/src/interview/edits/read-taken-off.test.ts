import { expect, test } from 'vitest';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { readEdit } from '#interview/edits/read-edit.ts';
import { openInterview } from '#interview/open-interview.ts';

const beneficiaries = [
  { name: 'Beth Lowry', relationship: 'daughter', percentage: 40 },
  { name: 'Thomas Halloway', relationship: 'son', percentage: 40 },
  { name: 'Joel Pruitt', relationship: 'stepson', percentage: 20 },
];
const facts: Facts = { ...livingTrustSample, beneficiaries };

const sharesAfter = (message: string): unknown => {
  const interview = { ...openInterview(livingTrustPlan), facts, asked: { kind: 'review' } as const };
  const change = readEdit(interview, { message, today: '2026-11-20' })?.patch.find(
    ({ field }) => field === 'beneficiaries',
  );
  return change && (change.value as typeof beneficiaries).map(({ percentage }) => percentage);
};

test.each([
  'take five off Beth and five off Thomas and give it to Joel',
  'Take 5% from Beth and 5% from Thomas, and give that to Joel',
  'take 5 off Beth, 5 off Thomas, and put it on Joel',
  'move 5 points from Beth and 5 points from Thomas to Joel',
  'Knock five off both Beth and Thomas and add it to Joel',
  'take 5 each from Beth and Thomas and give it to Joel',
  "I have been thinking. Cut 5 percent off Beth's share and 5 percent off Thomas's share, then give them both to Joel",
])('what several give up goes to one: “%s”', (message) => {
  expect(sharesAfter(message)).toEqual([35, 35, 30]);
});

test('one gives up to another', () => {
  expect(sharesAfter('take ten off Beth and give it to Joel')).toEqual([30, 40, 30]);
});

test.each([
  'take fifty off Beth and give it to Joel',

  'take five from the bank',
])('nothing is moved that cannot be: “%s”', (message) => {
  expect(sharesAfter(message)).toBeUndefined();
});

test('what is taken off and goes to nobody never becomes the share', () => {
  expect(sharesAfter('take five off Beth')).toEqual([35, 40, 20]);
});
