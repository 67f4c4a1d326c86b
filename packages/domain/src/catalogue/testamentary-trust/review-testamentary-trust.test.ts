import { expect, test } from 'vitest';
import { finalize } from '#assembly/finalize.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { testamentaryTrustInstrument } from '#catalogue/testamentary-trust/instrument.ts';
import { reviewTestamentaryTrust } from '#catalogue/testamentary-trust/review-testamentary-trust.ts';
import { settleTestamentaryTrust } from '#catalogue/testamentary-trust/testamentary-trust-facts.ts';
import { testamentaryTrustSample } from '#catalogue/testamentary-trust/testamentary-trust-sample.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';

const settled = (change: Facts) => settleTestamentaryTrust({ ...testamentaryTrustSample, ...change }, everyLaw);

// The will that some answers gave, measured by others.
const checksOf = (measuredBy: Facts, written: Facts = {}): readonly string[] => {
  const draft = writeInstrument(testamentaryTrustInstrument, { facts: settled(written), draftedOn: '2026-11-20' });
  const document = finalize(draft);
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return reviewTestamentaryTrust(document.value, settled(measuredBy))
    .filter(({ level }) => level === 'error')
    .map(({ check }) => check);
};

test('trustees who are left out or stand in another order are noticed', () => {
  expect(checksOf({})).toEqual([]);
  const ana = { name: 'Ana Cruz Vega', relationship: 'sister' };
  const pablo = { name: 'Pablo Cruz Vega', relationship: 'brother' };
  expect(checksOf({ successorTrustee: ana, successorTrustees: [pablo] })).toEqual(['TT7']);
});

test('a spouse who was given what is left is not passed over, nor given it when nobody said so', () => {
  expect(checksOf({ spouseTakesFirst: false })).toEqual(['TT8']);
  expect(checksOf({}, { spouseTakesFirst: false })).toEqual(['TT8']);
  expect(checksOf({ heldForSpouseOnBenefits: 'everything' })).toContain('TT8');
});
