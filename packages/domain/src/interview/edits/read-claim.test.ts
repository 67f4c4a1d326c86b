import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Turn } from '#interview/interview.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { openInterview } from '#interview/open-interview.ts';

const children = [
  { name: 'Kayla Moss', relationship: 'daughter' },
  { name: 'Ray Moss', relationship: 'son' },
];

const review = (message: string, descendantsTakeFirst: boolean): Turn => {
  const asked = { kind: 'review' } as const;
  const open = { ...openInterview(livingTrustPlan), said: 'Hello.', trail: [asked], asked };
  const beneficiaries = children.map((one) => ({ ...one, percentage: 50 }));
  const facts = { grantorName: 'Joan Moss', children, beneficiaries, descendantsTakeFirst };
  return replyTo({ ...open, facts }, message, '2026-11-28');
};

test.each([
  'kids DO take the share',
  'no the kids of a dead one should get it',
  'if one of them dies it goes to their kids',
  'if kayla dies her kids get her part',
  'grandkids step in if one of mine is gone',
  "the grandbabies should get their mama's part",
])('“%s” is the other answer, and asked back', (message) => {
  expect(review(message, false).interview.doubt?.proposed).toEqual({ descendantsTakeFirst: true });
  expect(review(message, true).interview).toMatchObject({ facts: { descendantsTakeFirst: true }, doubt: null });
});

test.each([
  'no if one dies the others split it',
  'kids do NOT take the share',
  'the ones still alive should get it not the grandkids',
  "don't give it to the grandkids if one of mine dies, split it between the others",
  'grandkids do not step in',
])('“%s” denies it, and is asked back', (message) => {
  expect(review(message, true).interview.doubt?.proposed).toEqual({ descendantsTakeFirst: false });
});

test.each(['the kids get my guns', 'if ray dies his kids can have the truck', 'my kids are grown'])(
  '“%s” says nothing of it',
  (message) => {
    const { facts, doubt } = review(message, false).interview;
    expect({ ...facts, ...doubt?.proposed }).toMatchObject({ descendantsTakeFirst: false });
  },
);
