import { expect, test } from 'vitest';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { jointTrust } from '#catalogue/joint-trust/joint-trust.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionText } from '#review/read-document.ts';

const type = jointTrust(everyLaw);

const gifts = (change: Partial<Facts>): string => {
  const result = type.finish({ ...jointTrustSample, ...change }, '2026-11-23');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return sectionText(result.value, 'first.gifts');
};

test('what becomes of a particular gift when its giver dies first is never left open', () => {
  expect(gifts({})).toContain('is made at the first death');
  expect(gifts({})).toContain('for as long as the Surviving Grantor is living');
  expect(gifts({ specificGifts: [] })).toBe('');
});

test('a thing of the first to die does not wait for the second death where the two say so, and nothing else goes earlier', () => {
  const own = gifts({ giftsAreMade: 'afterOwner' });
  expect(own).toContain('is given at the death of the Deceased Grantor');
  expect(own).toContain('Gifts of sums of money, of a Residence, and of what belongs to both Grantors');
  expect(own).toContain('No gift is made twice');
});
