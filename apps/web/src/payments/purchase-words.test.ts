import type { Purchase } from '@evergrant/contract/purchases.ts';
import { spanishScreens } from '@evergrant/domain/wording/spanish/screens.ts';
import { translate } from '@evergrant/domain/wording/translation/translate.ts';
import { expect, test } from 'vitest';
import { forWhat, purchaseStatus, purchaseTitle } from '#payments/purchase-words.ts';

const purchase: Purchase = {
  id: '00000000-0000-4000-8000-000000000000',
  number: 'EG-7F3K-2M9Q',
  productType: 'subscription',
  productName: 'Monthly Estate Management',
  isRenewal: false,
  documentId: null,
  documentName: null,
  amountInCents: 3_400,
  refundedInCents: 0,
  currency: 'usd',
  paidAt: '2026-03-02T15:00:00.000Z',
  state: 'paid',
  isSecondPayment: false,
  refundDeclineReason: null,
  refundableUntil: null,
};

test.each<readonly [Partial<Purchase>, string]>([
  [{}, 'Paid'],
  [{ refundableUntil: '2026-04-01T15:00:00.000Z' }, 'Paid. Refundable until Apr 1, 2026'],
  [{ refundedInCents: 1_050 }, '$10.50 refunded. Paid'],
  [{ state: 'refund-requested' }, 'Refund requested. We will write to you.'],
  [{ state: 'refunded', refundedInCents: 3_400 }, 'Refunded $34.00'],
  [{ isSecondPayment: true }, 'Paid twice. This payment is on its way back to you'],
  [{ isSecondPayment: true, state: 'refunded', refundedInCents: 3_400 }, 'Paid twice. $34.00 returned to you'],
  [
    { state: 'refund-declined', refundDeclineReason: 'It was signed.' },
    'Refund declined. Our answer: “It was signed.”',
  ],
  [
    {
      state: 'refund-declined',
      refundDeclineReason: 'It was signed.',
      refundableUntil: '2026-04-01T15:00:00.000Z',
    },
    'Refund declined. Our answer: “It was signed.” You can ask again until Apr 1, 2026.',
  ],
])('a purchase with %j stands at “%s”', (changes, words) => {
  expect(purchaseStatus({ ...purchase, ...changes })).toBe(words);
});

test('a renewal is told apart from the purchase that began the subscription', () => {
  expect(purchaseTitle(purchase)).toBe('Monthly Estate Management');
  expect(purchaseTitle({ ...purchase, isRenewal: true })).toBe('Monthly Estate Management, renewal');
});

test('a subscription is not said to be for one document', () => {
  expect(forWhat({ ...purchase, documentName: 'Will of Marcus' })).toBe('All your documents');
  expect(forWhat({ ...purchase, productType: 'one_time', documentName: 'Will of Marcus' })).toBe('Will of Marcus');
  expect(forWhat({ ...purchase, productType: 'one_time' })).toBeUndefined();
});

test.each<readonly [Partial<Purchase>, string]>([
  [{}, 'Pagado'],
  [{ refundableUntil: '2026-04-01T15:00:00.000Z' }, 'Pagado. Se puede reembolsar hasta el 1 de abril de 2026'],
  [{ refundedInCents: 1_050 }, 'Se reembolsaron $10.50. Pagado'],
  [
    { refundedInCents: 1_050, refundableUntil: '2026-04-01T15:00:00.000Z' },
    'Se reembolsaron $10.50. Pagado. Se puede reembolsar hasta el 1 de abril de 2026',
  ],
  [{ state: 'refunded', refundedInCents: 3_400 }, 'Reembolsado: $34.00'],
  [{ isSecondPayment: true, state: 'refunded', refundedInCents: 3_400 }, 'Pagado dos veces. Se le devolvieron $34.00'],
  [
    {
      state: 'refund-declined',
      refundDeclineReason: 'It was signed.',
      refundableUntil: '2026-04-01T15:00:00.000Z',
    },
    'Reembolso no concedido. Nuestra respuesta: “It was signed.” Puede pedirlo otra vez hasta el 1 de abril de 2026.',
  ],
])('a purchase with %j stands at “%s” in Spanish', (changes, words) => {
  expect(translate(spanishScreens, purchaseStatus({ ...purchase, ...changes })).text).toBe(words);
});

test('a renewal is told apart in Spanish too', () => {
  const title = purchaseTitle({ ...purchase, isRenewal: true });
  expect(translate(spanishScreens, title).text).toBe('Gestión patrimonial mensual, renovación');
});
