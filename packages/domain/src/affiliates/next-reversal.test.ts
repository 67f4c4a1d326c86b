import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { nextReversal } from '#affiliates/next-reversal.ts';

const half = { earnedInCents: 5_000, purchaseInCents: 29_700, refundedInCents: 14_850, reversedInCents: 0 };

test('a refund takes back the same share of the commission', () => {
  expect(nextReversal(half)).toBe(2_500);
  expect(nextReversal({ ...half, refundedInCents: 29_700 })).toBe(5_000);
  expect(nextReversal({ ...half, refundedInCents: 29_700, reversedInCents: 2_500 })).toBe(2_500);
  expect(nextReversal({ ...half, reversedInCents: 2_500 })).toBe(0);
  expect(nextReversal({ ...half, purchaseInCents: 0 })).toBe(0);
});

test('however a purchase is refunded, exactly what was earned is taken back, in whole cents and never more', () => {
  const cases = record({
    earnedInCents: constantFrom(5_000, 900, 1, 99_999),
    purchaseInCents: integer({ min: 1, max: 100_000 }),
    parts: array(integer({ min: 1, max: 40_000 }), { maxLength: 12 }),
  });
  assert(
    property(cases, ({ earnedInCents, purchaseInCents, parts }) => {
      let [refundedInCents, reversedInCents] = [0, 0];
      for (const part of [...parts, purchaseInCents]) {
        refundedInCents = Math.min(purchaseInCents, refundedInCents + part);
        const taken = nextReversal({ earnedInCents, purchaseInCents, refundedInCents, reversedInCents });
        expect(Number.isInteger(taken)).toBe(true);
        expect(taken).toBeGreaterThanOrEqual(0);
        reversedInCents += taken;
        expect(reversedInCents).toBeLessThanOrEqual(earnedInCents);
      }
      expect(reversedInCents).toBe(earnedInCents);
    }),
    { numRuns: 1_000 },
  );
});
