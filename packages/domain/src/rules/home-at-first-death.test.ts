import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import type { StateCode } from '#law/state-code.ts';
import { homeAtFirstDeath } from '#rules/home-at-first-death.ts';

const house = [{ description: 'House at 12 Palm Street', category: 'realEstate' }] as const;

const spouses: Facts = {
  grantorState: 'FL',
  maritalStatus: 'Married',
  spouseName: 'Luis Ortega Paz',
  survivorPlan: 'heldForLife',
  assetsOfBoth: [...house],
};

const told = (change: Partial<Facts>, base: Facts = spouses): string =>
  homeAtFirstDeath({ ...base, ...change }, { today: '2026-11-20', laws: everyLaw })
    .map(({ message }) => message)
    .join(' ');

const limits: readonly (readonly [StateCode, string])[] = [
  ['FL', 'The constitution of Florida forbids'],
  ['MN', 'The law of Minnesota gives a surviving spouse the home, or a part of it'],
  ['VT', 'The law of Vermont gives a surviving spouse the home, or a part of it'],
  ['IA', 'The law of Iowa lets a surviving spouse keep the home for life'],
  ['TX', 'stay in the home for some time'],
  ['CO', 'It is possible that the law of Colorado protects a surviving spouse'],
];

test.each(limits)('in %s no home is kept from a surviving spouse at the first death without a word', (state, words) => {
  for (const survivorPlan of ['heldForLife', 'disclaimer'] as const)
    expect(told({ grantorState: state, survivorPlan })).toContain(words);
  expect(told({ grantorState: state, survivorPlan: 'survivorDecides' })).not.toContain(words);
});

test.each(['assetsOfBoth', 'assetsOfFirst', 'assetsOfSecond'] as const)(
  'a home that stands in the list %s is a home',
  (list) => {
    expect(told({ assetsOfBoth: [], [list]: house })).toContain('forbids');
  },
);

test('a child under 18 is a reason to warn, whatever becomes of the home of the survivor', () => {
  const children = [{ name: 'Leo Paz', dateOfBirth: '2017-07-21' }];
  expect(told({ survivorPlan: 'survivorDecides', children })).toContain('forbids');
  const { spouseName: _, ...partners }: Facts = { ...spouses, maritalStatus: 'Single', partnerName: 'Nadia Cole' };
  expect(told({ children }, partners)).toContain('forbids');
  expect(told({}, partners)).toBe('');
});

test('what is only possible is not said to be forbidden', () => {
  expect(told({ grantorState: 'CO' })).not.toMatch(/constitution|does not take effect/u);
});

test('both spouses are told to sign the deed of a home that the law protects', () => {
  expect(told({ survivorPlan: 'survivorDecides' })).toContain('should be signed by both of you');
  expect(told({ assetsOfBoth: [{ description: 'Checking at Chase', category: 'bank' }] })).toBe('');
});
