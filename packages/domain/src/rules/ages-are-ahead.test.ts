import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { agesAreAhead } from '#rules/ages-are-ahead.ts';

const told = (facts: Facts): readonly string[] =>
  agesAreAhead(facts, { today: '2026-11-20', laws: everyLaw }).map(({ message }) => message);

const beneficiaries = [{ name: 'Mateo Reyes', relationship: 'son', distributionAge: 30 }];

test('an age that a beneficiary has passed already is pointed out', () => {
  const children = [{ name: 'Mateo Reyes', dateOfBirth: '1994-07-21' }];
  expect(told({ beneficiaries, children })).toEqual([
    expect.stringMatching(/^Mateo Reyes is 32 already, .* age of 30/u),
  ]);
});

test('an age that lies ahead, or of somebody whose birth is not known, is not', () => {
  expect(told({ beneficiaries, children: [{ name: 'Mateo Reyes', dateOfBirth: '2000-07-21' }] })).toEqual([]);
  expect(told({ beneficiaries })).toEqual([]);
});
