import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import type { Interview, StoredInterview, Turn } from '#interview/interview.ts';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { everyLaw } from '#law/every-law.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';

const home: Facts = { grantorName: 'Ruth Halloran', grantorState: 'ID' };
const atCounty: Interview = {
  ...openInterview(livingTrustPlan),
  facts: home,
  asked: { kind: 'fact', field: 'grantorCounty' },
};
const hear = (message: string): Turn => replyTo(atCounty, message, '2026-11-20');
const say = (message: string): Turn => replyAgreeing(atCounty, message, '2026-11-20');

test.each([
  ['what county? its lucas county i think', 'Lucas County'],
  ['Kings County? no wait, Queens', 'Queens'],
  ['Dallas, sorry, Travis', 'Travis'],
  ['Travis, sorry', 'Travis'],
  ['St. Lucie County', 'St. Lucie County'],
  ['ward', 'Ward'],
  ['Idaho County', 'Idaho County'],
  ['valley cnty', 'Valley County'],
  ['Adams Co.', 'Adams County'],
  ['the City of Baltimore', 'City of Baltimore'],
  ['City and County of San Francisco', 'City and County of San Francisco'],
  ['city and borough of juneau i think', 'City and Borough of Juneau'],
  ['Lower Connecticut River Valley Planning Region', 'Lower Connecticut River Valley Planning Region'],
  ['Baltimore City', 'Baltimore City'],
])('“%s” gives the county %s', (message, county) => {
  expect(say(message).interview.facts.grantorCounty).toBe(county);
});

test('the name of the own state is asked back before it is a county', () => {
  const { facts, doubt } = hear('Idaho').interview;
  expect(facts).toEqual(home);
  expect(doubt?.proposed).toEqual({ grantorCounty: 'Idaho' });
});

test('who lives where a city and a county share a name is never put into either unasked', () => {
  const living = livingTrust(everyLaw);
  const open: StoredInterview = {
    ...living.interview.open(),
    facts: {
      ...living.sample,
      grantorState: 'MD',
      governingState: 'MD',
      grantorAddress: '12 Light Street, Baltimore, MD 21202',
    },
    asked: { kind: 'fact', field: 'grantorCounty' },
  };
  const asked = living.interview.replyTo(open, 'Baltimore', '2026-11-20');
  expect(asked.reply).toContain('There is a City of Baltimore and, beside it, a Baltimore County');
  expect(living.finish(asked.interview.facts, '2026-11-20').ok).toBe(false);
  const county = (answer: string) =>
    living.interview.replyTo(asked.interview, answer, '2026-11-20').interview.facts.grantorCounty;
  expect(county('the City of Baltimore')).toBe('City of Baltimore');
  expect(county('the city')).toBe('City of Baltimore');
  expect(county('Baltimore County')).toBe('Baltimore County');
});
