import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { homeMayBeLeft } from '#rules/home-may-be-left.ts';

const home: Facts = {
  grantorState: 'FL',
  maritalStatus: 'Widowed',
  assets: [{ description: 'House at 12 Palm Street', category: 'realEstate' }],
};
const married: Facts = { ...home, maritalStatus: 'Married', spouseName: 'Luis Ortega Paz', beneficiaries: [] };
const minor = { children: [{ name: 'Leo Paz', dateOfBirth: '2017-07-21' }] };

const told = (facts: Facts): string =>
  homeMayBeLeft(facts, { today: '2026-11-20', laws: everyLaw })
    .map(({ message }) => message)
    .join(' ');

test('in Florida a spouse or a minor child is a reason to warn who leaves the home to others', () => {
  expect(told(married)).toContain('The constitution of Florida forbids');
  expect(told({ ...home, ...minor })).toContain('The constitution of Florida forbids');
  expect(told(home)).toBe('');
});

test('a spouse who receives less than the home outright is no reason to keep silent in Florida', () => {
  const spouse: Facts = { ...married, beneficiaries: [{ name: 'Luis Ortega Paz', relationship: 'husband' }] };
  const held = { specialArrangements: ['spouseShare' as const] };
  expect(told(spouse)).not.toContain('forbids');
  expect(told({ ...spouse, ...held, spouseShare: 'outright' })).not.toContain('forbids');
  for (const spouseShare of ['marital', 'disclaimer'] as const)
    expect(told({ ...spouse, ...held, spouseShare })).toContain('The constitution of Florida forbids');
  expect(told({ ...spouse, residencePlan: 'spouseMayLive' })).toContain('The constitution of Florida forbids');
  expect(told({ ...spouse, takersOnBenefits: ['Luis Ortega Paz'] })).toContain('The constitution of Florida forbids');
});

test('what the law certainly forbids is said plainly, and only what is not certain is said to be possible', () => {
  const florida = told({ ...married, residencePlan: 'spouseMayLive' });
  expect(florida).toContain('does not take effect while a spouse, or a child who is then under 18, survives you.');
  expect(florida).not.toContain('may not take effect');
  expect(told({ ...married, grantorState: 'CO' })).not.toContain('does not take effect');
});

test('no constitution is said to forbid what is only not known to be allowed', () => {
  const colorado = told({ ...married, grantorState: 'CO' });
  expect(colorado).not.toContain('constitution');
  expect(colorado).toContain('It is possible that the law of Colorado');
});

test('who wants a protected home sold is told why the document does not order it', () => {
  expect(told({ ...home, residencePlan: 'sell' })).toContain('an order to sell it can lose that');
  expect(told({ ...home, residencePlan: 'sell', grantorState: 'OH' })).toBe('');
});
