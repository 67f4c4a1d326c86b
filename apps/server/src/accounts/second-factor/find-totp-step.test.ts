import { expect, test } from 'vitest';
import { encodeBase32 } from '#accounts/second-factor/encode-base32.ts';
import { findTotpStep } from '#accounts/second-factor/find-totp-step.ts';

// RFC 6238, appendix B, its last six digits.
const secret = Buffer.from('12345678901234567890');
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;
const at = (seconds: number) => new Date(seconds * 1000);

test.each(vectors)('at %d seconds the code is %s', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(findTotpStep({ secret, typed: code, now: at(seconds) })).toBe(step);
  expect(findTotpStep({ secret, typed: ` ${code.slice(0, 3)} ${code.slice(3)}`, now: at(seconds) })).toBe(step);
});

test('a code is good for the step before and after its own, and no longer', () => {
  expect(findTotpStep({ secret, typed: '005924', now: at(1_234_567_890 + 30) })).toBe(41_152_263);
  expect(findTotpStep({ secret, typed: '005924', now: at(1_234_567_890 - 30) })).toBe(41_152_263);
  expect(findTotpStep({ secret, typed: '005924', now: at(1_234_567_890 + 60) })).toBeUndefined();
  expect(findTotpStep({ secret, typed: '005924', now: at(1_234_567_890 - 60) })).toBeUndefined();
});

test.each(['', '28708', '2870820', '287083', 'abcdef', '２８７０８２'])('%j is no code', (typed) => {
  expect(findTotpStep({ secret, typed, now: at(59) })).toBeUndefined();
});

test('a secret is written as authenticator apps read it', () => {
  expect(encodeBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(encodeBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
