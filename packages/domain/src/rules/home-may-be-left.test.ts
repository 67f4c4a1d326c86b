import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes } from '#law/state-code.ts';
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

const wordsOfLimit = {
  'constitutional-bar': 'forbids to leave a home away from a spouse',
  'spouse-vests': 'gives a surviving spouse the home, or a part of it',
  'life-estate-right': 'lets a surviving spouse keep the home for life',
  'occupancy-right': 'stay in the home for some time',
} as const;

test('in every jurisdiction a married person is told of the home what its law is certain of, and no more', () => {
  for (const grantorState of stateCodes) {
    const { value, confidence } = lawOf(grantorState).provisions.homesteadDeviseLimit;
    const said = told({ ...married, grantorState });
    const expected = Object.entries(wordsOfLimit)
      .filter(([limit]) => confidence !== 'verify' && limit === value)
      .map(([, words]) => words);
    expect([grantorState, Object.values(wordsOfLimit).filter((words) => said.includes(words))]).toEqual([
      grantorState,
      expected,
    ]);
    expect([grantorState, said.includes('It is possible that the law of')]).toEqual([
      grantorState,
      confidence === 'verify',
    ]);
    const joins = lawOf(grantorState).provisions.spousalJoinderInDeed;
    const isFree = joins.value === 'no' && joins.confidence !== 'verify';
    expect([grantorState, said.includes('should be signed by your spouse as well')]).toEqual([grantorState, !isFree]);
  }
});
