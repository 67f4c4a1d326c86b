import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

const today = '2026-11-20';
const begun: Interview = {
  ...openInterview(livingTrustPlan),
  facts: { grantorName: 'Ruth Ann Lee', maritalStatus: 'Single' },
  notes: [{ words: 'look after the cat' }],
};

test('starting over is asked once more, and a yes clears everything that was said', () => {
  const asking = replyTo(begun, 'start over', today);
  expect(asking.interview.facts).toEqual(begun.facts);
  expect(asking.choices).toEqual(['Yes, start over', 'No, keep everything']);
  const { interview } = replyTo(asking.interview, 'Yes, start over', today);
  expect(interview.facts).toEqual({});
  expect(interview.notes ?? []).toEqual([]);
  expect(interview.asked).toEqual(openInterview(livingTrustPlan).asked);
});

test.each(['No, keep everything', 'no', 'my birthday is May 3, 1961', 'start over'])(
  '“%s” clears nothing',
  (message) => {
    const asking = replyTo(begun, 'start over', today).interview;
    expect(replyTo(asking, message, today).interview.facts).toMatchObject(begun.facts);
  },
);
