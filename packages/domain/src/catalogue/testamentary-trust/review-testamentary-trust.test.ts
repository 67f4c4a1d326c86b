import { expect, test } from 'vitest';
import { finalize } from '#assembly/finalize.ts';
import { reworded, withoutItem, type Tampering } from '#assembly/testing/tampered-draft.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { testamentaryTrustInstrument } from '#catalogue/testamentary-trust/instrument.ts';
import { reviewTestamentaryTrust } from '#catalogue/testamentary-trust/review-testamentary-trust.ts';
import { settleTestamentaryTrust } from '#catalogue/testamentary-trust/testamentary-trust-facts.ts';
import { testamentaryTrustSample } from '#catalogue/testamentary-trust/testamentary-trust-sample.ts';
import { everyLaw } from '#law/every-law.ts';

const facts = settleTestamentaryTrust(testamentaryTrustSample, everyLaw);
const held = settleTestamentaryTrust({ ...testamentaryTrustSample, heldForSpouseOnBenefits: 'everything' }, everyLaw);

const checksOf = (tampering: Tampering, measuredBy = facts): readonly string[] => {
  const draft = writeInstrument(testamentaryTrustInstrument, { facts, draftedOn: '2026-11-20' });
  const will = finalize(tampering(draft));
  if (!will.ok) throw new Error(JSON.stringify(will.reason));
  return reviewTestamentaryTrust(will.value, measuredBy).map(({ check }) => check);
};

test('a will with a trust as it was answered is not refused, and its maker is told of probate', () => {
  expect(checksOf((draft) => draft)).toEqual(['TT9']);
});

test('a will that names the trustees in another order, or loses one, is refused', () => {
  expect(checksOf(withoutItem('trustees.succession', 0))).toEqual(['TT7', 'TT9']);
});

test('a will that pays a spouse outright what was to be held, or leaves the spouse out, is refused', () => {
  expect(checksOf((draft) => draft, held)).toEqual(['TT8', 'TT9']);
  expect(
    checksOf(reworded(' to the Spouse, outright, if the Spouse survives the Testator, and otherwise', '')),
  ).toEqual(['TT8', 'TT9']);
});
