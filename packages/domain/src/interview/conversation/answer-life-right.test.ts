import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview, Turn } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';
import type { Facts } from '#facts/facts.ts';

const { residencePlan: _open, ...facts } = livingTrustSample;
const asking = (more: Partial<Facts> = {}): Interview => ({
  ...openInterview(livingTrustPlan),
  facts: { ...facts, ...more },
  asked: { kind: 'fact', field: 'residencePlan' },
});
const say = (message: string, interview = asking()): Turn => replyTo(interview, message, '2026-11-28');

test.each([
  'Carol gets to live there for life',
  "Carol can live there as long as she wants, then it's sold and split",
  'let my mother live in the house for the rest of her life and then sell it',
  'life estate to my brother Bob',
  'I want Bob to be able to stay in the house until he dies',
  'my sister has the right to live there, then the kids split it',
])('“%s” is no choice of the form: it is told, kept for an attorney, and one is asked for', (message) => {
  const { interview, reply } = say(message);
  expect(interview.facts.residencePlan).toBeUndefined();
  expect(interview.doubt).toBeNull();
  expect(reply).toContain('This form has no choice');
  expect(reply).toContain('“Sell it and share the proceeds” or “Give it to one person”');
  expect(interview.notes).toEqual([{ words: message, isQuestion: true }]);
  expect(say('Sell it and share the proceeds', interview).interview.facts.residencePlan).toBe('sell');
});

test('said elsewhere it changes no answer, and the open question is asked again', () => {
  const { interview, reply } = say('my sister Carol may stay in the house until she dies', {
    ...asking({ residencePlan: 'sell' }),
    asked: { kind: 'fact', field: 'survivalDays' },
  });
  expect(interview.facts.residencePlan).toBe('sell');
  expect(reply).toContain('“What happens to your home” stays as it is: Sell it and share the proceeds. How many days');
});

test.each(['sell it', 'Sofía gets it', 'I live there', 'nobody lives there', 'give it to Mateo'])(
  '“%s” is answered as ever',
  (message) => {
    expect(say(message).reply).not.toContain('This form has no choice');
  },
);

test.each([
  'my wife can live there for life',
  'Carol can stay there as long as she wants',
  'she may live there for life',
])('“%s” of a spouse is not refused', (message) => {
  const married = asking({ maritalStatus: 'Married', spouseName: 'Carol Ann Reyes' });
  expect(say(message, married).reply).not.toContain('This form has no choice');
});
