import { expect, test } from 'vitest';
import { decideAccess, type PaidFor } from '#payments/entitlement/decide-access.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const now = day(40);
const unlocked = { id: 'document-1', unlockedAt: day(10), isInterviewComplete: true };
const locked = { ...unlocked, unlockedAt: null };
const draft = { ...locked, isInterviewComplete: false };
const once: PaidFor = {
  documentId: 'document-1',
  paidAt: day(10),
  isRefunded: false,
  covers: { kind: 'one', purchasedUntil: day(100) },
};
const month = (paidUntil: Date, isRunning = false): PaidFor => ({
  documentId: null,
  paidAt: day(5),
  isRefunded: false,
  covers: { kind: 'all', paidUntil, isRunning },
});
const monthly = month(day(35));
const running = month(day(65), true);
const refunded = (purchase: PaidFor): PaidFor => ({ ...purchase, isRefunded: true });
const ofAnother = { ...once, documentId: 'document-2' };

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
  ['withdrawn', false, [refunded(once), month(day(9))]],
  ['withdrawn', false, [refunded(once), { ...monthly, paidAt: day(11) }]],
] as const)('a document is %s when subscribed is %s and paid is %j', (kind, isSubscribed, purchases) => {
  expect(decideAccess(unlocked, { isSubscribed, purchases, now })).toMatchObject({ kind });
});

test.each([
  ['that nothing was paid for', locked, false, []],
  ['whose purchase was given back', locked, false, [refunded(once)]],
  ['that was never unlocked while a subscription ran', locked, false, [monthly]],
  ['of a subscriber whose interview is not finished', draft, true, [running]],
] as const)('a document %s stays a preview', (_, document, isSubscribed, purchases) => {
  expect(decideAccess(document, { isSubscribed, purchases, now })).toBeUndefined();
});

test('a subscription unlocks what is finished, and the document that it was bought for', () => {
  const subscribed = { kind: 'subscribed', paidAt: now, purchasedUntil: null };
  expect(decideAccess(locked, { isSubscribed: true, purchases: [running], now })).toEqual(subscribed);
  const forDraft = { ...running, documentId: draft.id };
  expect(decideAccess(draft, { isSubscribed: true, purchases: [forDraft], now })).toEqual(subscribed);
});

test('a purchase unlocks its document from its payment on, also a draft, and its window waits while subscribed', () => {
  const window = { paidAt: day(10), purchasedUntil: day(100) };
  expect(decideAccess(draft, { isSubscribed: false, purchases: [once], now })).toEqual({
    kind: 'purchased',
    ...window,
  });
  expect(decideAccess(draft, { isSubscribed: true, purchases: [once], now })).toEqual({
    kind: 'subscribed',
    ...window,
  });
});
