import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '#assembly/sha256.ts';

test('the content hash is the SHA-256 that every other tool computes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text.toWellFormed(), 'utf8').digest('hex'));
    }),
  );
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120]) {
    const text = 'a'.repeat(length);
    expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  }
});
