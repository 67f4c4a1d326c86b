import { expect, test } from 'vitest';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';

const type = jointTrust(everyLaw);

test('a home is given once, and whose child somebody is has to be clear', () => {
  const gift = { recipient: 'Ruth Brandt', item: 'our house' };
  const refused = (change: Facts): readonly string[] => {
    const result = type.finish({ ...jointTrustSample, ...change }, '2026-11-23');
    return result.ok ? [] : result.reason.map(({ field }) => field);
  };
  expect(refused({ specificGifts: [gift] })).toContain('specificGifts');
  expect(refused({ children: [{ name: 'Max Hall', relationship: 'grandson' }] })).toContain('children');
});
