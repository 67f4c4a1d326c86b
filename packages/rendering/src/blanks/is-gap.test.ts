import { expect, test } from 'vitest';
import { isGap } from '#blanks/is-gap.ts';

test('a gap is known by the fact that it waits for, so words of another blank never turn it into one', () => {
  expect(isGap({ kind: 'blank', purpose: 'Still open: Home address', width: 24, field: 'grantorAddress' })).toBe(true);
  expect(
    isGap({
      kind: 'blank',
      purpose: 'To be completed by the officer',
      width: 24,
      entry: { what: 'name', by: 'officer', when: 'certificate' },
    }),
  ).toBe(false);
});
