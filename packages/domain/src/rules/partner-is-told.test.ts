import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { partnerIsTold } from '#rules/partner-is-told.ts';

const told = (facts: Facts): readonly string[] =>
  partnerIsTold(facts, { today: '2026-11-23', laws: everyLaw }).map(({ message }) => message);

const paul = { name: 'Paul Stern', relationship: 'partner' };

test('whoever names an unmarried partner is told that no separation takes back a gift or an office', () => {
  const given: Facts = {
    maritalStatus: 'Single',
    beneficiaries: [{ ...paul, percentage: 70 }],
    successorTrustee: paul,
  };
  expect(told(given)).toEqual([
    expect.stringMatching(/nothing in this document ends what it gives to Paul Stern, or takes back an office from/u),
  ]);
  expect(
    told({ maritalStatus: 'Widowed', successorTrustees: [{ name: 'Ann Lee', relationship: 'girlfriend' }] }),
  ).toEqual([expect.stringContaining('You are not married to Ann Lee.')]);
});

test('nobody is warned of a partner in business, or while married', () => {
  expect(
    told({ maritalStatus: 'Single', successorTrustee: { name: 'Bo Diaz', relationship: 'business partner' } }),
  ).toEqual([]);
  expect(told({ maritalStatus: 'Married', successorTrustee: paul })).toEqual([]);
});
