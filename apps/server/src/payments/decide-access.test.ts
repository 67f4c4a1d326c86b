import { expect, test } from 'vitest';
import { decideAccess, type PaidFor } from '#payments/decide-access.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const trust = { id: 'trust-1', unlockedAt: day(10) };
const once: PaidFor = {
  isSubscription: false,
  trustId: 'trust-1',
  paidAt: day(10),
  paidUntil: null,
  isRefunded: false,
};
const monthly: PaidFor = {
  isSubscription: true,
  trustId: null,
  paidAt: day(5),
  paidUntil: day(35),
  isRefunded: false,
};
const refunded = (purchase: PaidFor): PaidFor => ({ ...purchase, isRefunded: true });
const ofAnother = { ...once, trustId: 'trust-2' };

test.each([
  ['subscribed', true, []],
  ['subscribed', true, [refunded(once)]],
  ['purchased', false, [once]],
  ['purchased', false, [refunded(once), once]],
  ['purchased', false, [once, refunded(monthly)]],
  ['kept', false, [monthly]],
  ['kept', false, [monthly, refunded(once)]],
  ['kept', false, []],
  ['withdrawn', false, [refunded(once)]],
  ['withdrawn', false, [refunded(once), ofAnother]],
  ['withdrawn', false, [refunded(monthly)]],
  ['withdrawn', false, [refunded(once), { ...monthly, paidUntil: day(9) }]],
  ['withdrawn', false, [refunded(once), { ...monthly, paidAt: day(11) }]],
] as const)('a document is %s when subscribed is %s and paid is %j', (access, isSubscribed, purchases) => {
  expect(decideAccess(trust, { isSubscribed, purchases })).toBe(access);
});
