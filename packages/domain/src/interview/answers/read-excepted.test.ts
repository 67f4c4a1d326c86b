import { expect, test } from 'vitest';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import type { Facts } from '#facts/facts.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { everyLaw } from '#law/every-law.ts';

const { interview } = livingTrust(everyLaw);
const facts: Facts = { grantorName: 'Gordon Ostergaard', grantorState: 'ID', maritalStatus: 'Single', children: [] };
const fields = ['trusteeCompensation', 'bondRequired', 'survivalDays', 'noContest', 'hasPourOverWill'] as const;

const after = (message: string): StoredInterview =>
  interview.replyTo({ ...interview.open(), facts, asked: { kind: 'offer', fields } }, message, '2026-11-28').interview;

test.each([
  ['Yes, all but the bond', 'bondRequired'],
  ['yes except the bond', 'bondRequired'],
  ['everything but the pour-over will', 'hasPourOverWill'],
  ['fine, other than the contest thing', 'noContest'],
  ['all but the pay', 'trusteeCompensation'],
  ['Yes all but bond and pour-over will', 'bondRequired'],
])('what is only excepted from an offer is asked, and the others are taken: “%s”', (message, field) => {
  const { facts: now, asked } = after(message);
  expect(now[field as keyof Facts]).toBeUndefined();
  expect(now.survivalDays).toBe(30);
  expect(asked).toMatchObject({ kind: 'fact', field });
});

test.each([
  ['yes except the bond, make that yes', true],
  ['all good except no bond', false],
  ['use them all, but a bond is needed', true],
  ['yes but the bond should be yes', true],
])('an exception with a value of its own has that: “%s”', (message, isRequired) => {
  expect(after(message).facts).toMatchObject({ bondRequired: isRequired, survivalDays: 30 });
});

test('a remark excepts nothing', () => {
  expect(after('yes but I am in a hurry').facts.bondRequired).not.toBe(true);
});
