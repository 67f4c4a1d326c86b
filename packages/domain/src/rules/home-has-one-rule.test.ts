import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { homeHasOneRule } from '#rules/home-has-one-rule.ts';
import { homeIsGivenOnce } from '#rules/home-is-given-once.ts';

const home: Facts = {
  grantorAddress: '12 Palm Street, Orlando, FL 32801',
  maritalStatus: 'Married',
  spouseName: 'Luis Ortega Paz',
  assets: [{ description: 'House at 12 Palm Street', category: 'realEstate' }],
  residencePlan: 'spouseMayLive',
};

const told = (change: Facts): readonly string[] =>
  homeHasOneRule({ ...home, ...change }, { today: '2026-11-20', laws: everyLaw }).map(
    ({ level, message }) => `${level} ${message}`,
  );

const gift = { specificGifts: [{ recipient: 'Ana Cruz Vega', item: 'my house' }] };

test('a home is not sold, or given to one person, and given to another as well', () => {
  expect(told({ ...gift, residencePlan: 'sell' })).toEqual([expect.stringContaining('error “my house” goes to Ana')]);
  expect(told({ ...gift, residencePlan: 'giveTo', residenceRecipient: 'Bo Diaz' })).toEqual([
    expect.stringContaining('also given to Bo Diaz'),
  ]);
  expect(told({ ...gift, residencePlan: 'giveTo', residenceRecipient: 'Ana Cruz Vega' })).toEqual([]);
});

test('whoever is given the home is told to wait for the right of the spouse', () => {
  expect(told(gift)).toEqual([expect.stringContaining('warning Luis Ortega Paz may live in your home first.')]);
  expect(told({ specificGifts: [{ recipient: 'Ana Cruz Vega', item: 'the contents of my house' }] })).toEqual([]);
});

test('nobody is left to believe that the home is in the trust of the spouse as well', () => {
  const marital: Facts = { specialArrangements: ['spouseShare'], spouseShare: 'marital' };
  expect(told(marital)).toEqual([expect.stringContaining('it is no part of the trust that pays Luis Ortega Paz')]);
  expect(told({ ...marital, spouseShare: 'outright' })).toEqual([]);
  expect(told({})).toEqual([]);
});

test.each(['my house', 'half of my home', '12 Palm Street', 'our home and its garden'])(
  'one rule alone speaks of “%s” beside a plan for the home, whether the home is listed or not',
  (item) => {
    const specificGifts = [{ recipient: 'Ana Cruz Vega', item }];
    for (const assets of [home.assets, []]) {
      const facts: Facts = { ...home, residencePlan: 'sell', assets, specificGifts };
      const given = { today: '2026-11-20', laws: everyLaw } as const;
      expect([...homeHasOneRule(facts, given), ...homeIsGivenOnce(facts, given)]).toHaveLength(1);
    }
  },
);
