import { expect, test } from 'vitest';
import { guestPurchaseState, readGuestPurchase } from '#payments/guest-purchase.ts';

const none = new URLSearchParams();

test('a visitor who chose a plan buys that plan as a guest', () => {
  const once = readGuestPurchase(guestPurchaseState('one_time'), none);
  expect(once).toMatchObject({ plan: { id: 'one_time' }, description: 'Complete Trust Package' });
  const monthly = readGuestPurchase(guestPurchaseState('subscription'), none);
  expect(monthly).toMatchObject({ plan: { id: 'subscription', priceInCents: 3_400 } });
});

test('a guest purchase without particulars is the Trust Creation Package for $297', () => {
  expect(readGuestPurchase({ guestPurchase: true }, none)).toMatchObject({
    plan: { id: 'one_time', priceInCents: 29_700 },
    description: 'Trust Creation Package',
  });
});

test('the price is that of the list, whatever the navigation says', () => {
  const purchase = readGuestPurchase({ guestPurchase: true, amount: 1, productType: 'one_time' }, none);
  expect(purchase?.plan.priceInCents).toBe(29_700);
});

test('a guest who comes back, in a new tab or from the payment page, is still a guest', () => {
  expect(readGuestPurchase(null, new URLSearchParams('guest=subscription'))?.plan.id).toBe('subscription');
  expect(
    readGuestPurchase(null, none, { productType: 'one_time', description: 'Trust Creation Package' }),
  ).toBeDefined();
});

test('everybody else is no guest', () => {
  for (const state of [null, undefined, 'guestPurchase', { guestPurchase: 'true' }, { documentId: 'x' }]) {
    expect(readGuestPurchase(state, none)).toBeUndefined();
  }
});
