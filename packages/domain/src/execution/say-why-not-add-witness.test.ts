import { expect, test } from 'vitest';
import { sayWhyNotAddWitness } from '#execution/say-why-not-add-witness.ts';

test('whoever makes a will is not told how many witnesses a trust has', () => {
  const message = (noun: string): string => sayWhyNotAddWitness('too-many-witnesses', noun).message;
  expect(message('trust')).toBe('You can only add up to 3 witnesses for a trust.');
  expect(message('will')).toBe('You can only add up to 3 witnesses for a will.');
  expect(message('operating agreement')).toBe('You can only add up to 3 witnesses for an operating agreement.');
});
