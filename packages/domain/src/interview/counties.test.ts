import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import type { Turn } from '#interview/interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';

const home: Facts = { grantorName: 'Ruth Halloran', grantorState: 'ID' };
const say = (message: string): Turn =>
  replyTo(
    { ...openInterview(livingTrustPlan), facts: home, asked: { kind: 'fact', field: 'grantorCounty' } },
    message,
    '2026-11-20',
  );

test.each([
  ['what county? its lucas county i think', 'Lucas County'],
  ['Kings County? no wait, Queens', 'Queens'],
  ['Dallas, sorry, Travis', 'Travis'],
  ['Travis, sorry', 'Travis'],
  ['St. Lucie County', 'St. Lucie County'],
  ['Idaho County', 'Idaho County'],
])('“%s” gives the county %s', (message, county) => {
  expect(say(message).interview.facts.grantorCounty).toBe(county);
});

test('the name of the own state is asked back before it is a county', () => {
  const { facts, doubt } = say('Idaho').interview;
  expect(facts).toEqual(home);
  expect(doubt?.proposed).toEqual({ grantorCounty: 'Idaho' });
});
