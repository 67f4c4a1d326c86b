import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { openInterview } from '#interview/open-interview.ts';

const opened = (message: string) => replyTo(openInterview(livingTrustPlan), message, '2026-11-20').interview;

test.each([
  ['hi. the deed of the house still says Priya Rao which was my married name before', 'Priya Rao'],
  ['the title is under my maiden name, Anna Kowalski', 'Anna Kowalski'],
  ['my bank account is under my old name Mary Ellen Fox', 'Mary Ellen Fox'],
])('“%s” asks whether property is held under the former name', (message, name) => {
  expect(opened(message).doubt?.proposed).toEqual({ grantorAka: [name] });
});

test('papers that still bear the family name beside another first name are asked back with the name of today', () => {
  const { interview } = replyTo(openInterview(livingTrustPlan), 'Good morning', '2026-11-20');
  const message = 'Vivian Elise Marchetti. The deed still says Vincent Paul Marchetti.';
  const { doubt, facts } = replyTo(interview, message, '2026-11-20').interview;
  expect({ ...facts, ...doubt?.proposed }).toMatchObject({
    grantorName: 'Vivian Elise Marchetti',
    grantorAka: ['Vincent Paul Marchetti'],
  });
});

test('a deed in the name of somebody else tells no name of the speaker', () => {
  expect(opened('The deed still says Harold Reed, my late husband').doubt).toBeNull();
});

test('who is asked for their name gives it, though a former one is known', () => {
  const interview = { ...openInterview(livingTrustPlan), facts: { grantorAka: ['Priya Rao'] } };
  const { facts } = replyTo(interview, 'priya raghunathan, no middle name', '2026-11-20').interview;

  expect(facts).toMatchObject({ grantorName: 'Priya Raghunathan', grantorAka: ['Priya Rao'] });
});
