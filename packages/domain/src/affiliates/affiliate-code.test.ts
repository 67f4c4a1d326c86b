import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createAffiliateCode, readAffiliateCode } from '#affiliates/affiliate-code.ts';

test('a code is AFF, the moment and nine characters, all upper case', () => {
  const code = createAffiliateCode(1_772_463_600_000, [0, 9, 10, 35, 1, 2, 3, 4, 5]);
  expect(code).toBe('AFF-1772463600000-09AZ12345');
});

test('every code is read back, also when somebody types it in lower case', () => {
  const ends = array(integer({ min: 0, max: 35 }), { minLength: 9, maxLength: 9 });
  assert(
    property(integer({ min: 1_700_000_000_000, max: 4_000_000_000_000 }), ends, (timestamp, random) => {
      const code = createAffiliateCode(timestamp, random);
      expect(readAffiliateCode(` ${code.toLowerCase()} `)).toBe(code);
    }),
  );
});

test.each(['', 'AFF-', 'AFF-1772463600000-09AZ1234', "AFF-1772463600000-09AZ12345'--", 'REF-1772463600000-09AZ12345'])(
  '"%s" is no code',
  (text) => {
    expect(readAffiliateCode(text)).toBeUndefined();
  },
);

test('too few or too large numbers make no code', () => {
  expect(() => createAffiliateCode(1, [1, 2, 3])).toThrow('9 numbers');
  expect(() => createAffiliateCode(1, [36, 1, 2, 3, 4, 5, 6, 7, 8])).toThrow('9 numbers');
});
