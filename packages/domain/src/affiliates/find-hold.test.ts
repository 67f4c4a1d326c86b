import { expect, test } from 'vitest';
import { findHold, type RecommendedPurchase } from '#affiliates/find-hold.ts';

const affiliate = { userId: 'mari', addresses: ['mari@gmail.com', 'mari@work.example'], payoutFingerprint: 'f1' };
const stranger: RecommendedPurchase = {
  userId: 'wes',
  addresses: ['wes@example.com'],
  payoutFingerprints: ['f2'],
  witnessAddresses: ['otto@example.com'],
};

test('nothing speaks against a purchase of somebody else', () => {
  expect(findHold(affiliate, stranger)).toBeUndefined();
  expect(findHold({ ...affiliate, userId: null }, { ...stranger, userId: null })).toBeUndefined();
  expect(findHold({ ...affiliate, payoutFingerprint: '' }, { ...stranger, payoutFingerprints: [''] })).toBeUndefined();
});

test.each<[string, Partial<RecommendedPurchase>, string]>([
  ['the affiliate’s own account', { userId: 'mari' }, 'same-person'],
  ['the affiliate’s address with dots and a tag', { addresses: ['M.a.r.i+trust@googlemail.com'] }, 'same-address'],
  ['an address that differs in case', { addresses: ['wes@example.com', 'MARI@Work.Example'] }, 'same-address'],
  ['somebody who is paid to the same account', { payoutFingerprints: ['f2', 'f1'] }, 'same-payout-account'],
  ['somebody whose witness the affiliate is', { witnessAddresses: ['mari+w@work.example'] }, 'witness'],
])('a purchase of %s is looked at first', (_, changes, reason) => {
  expect(findHold(affiliate, { ...stranger, ...changes })).toBe(reason);
});
