import { spanishScreens } from '@evergrant/domain/wording/spanish/screens.ts';
import { translate } from '@evergrant/domain/wording/translation/translate.ts';
import { expect, test } from 'vitest';
import { subscriptionWords } from '#payments/subscription-words.ts';

const subscription = {
  isEntitling: true,
  planName: 'Monthly Estate Management',
  priceInCents: 3_400,
  currency: 'usd',
  currentPeriodEndsAt: '2026-04-02T15:00:00.000Z',
  lastFailedAt: null,
};

test.each([
  ['active', 'It is active. Next payment on Apr 2, 2026.'],
  ['cancelled', 'It is cancelled and runs until Apr 2, 2026. Until then everything stays as it is.'],
  ['overdue', 'The last payment did not go through.'],
] as const)('a subscription that is %s says “%s”', (state, words) => {
  expect(subscriptionWords({ ...subscription, state })).toBe(words);
});

test('a subscription that has ended says what stays', () => {
  expect(subscriptionWords({ ...subscription, state: 'ended' })).toContain('You can read and download your documents');
});

test('as long as the provider has named no date, none is shown', () => {
  const dateless = { ...subscription, currentPeriodEndsAt: null };
  expect(subscriptionWords({ ...dateless, state: 'active' })).toBe('It is active.');
  expect(subscriptionWords({ ...dateless, state: 'cancelled' })).toContain('the end of the paid month');
});

test.each([
  ['active', 'Está activa. Próximo pago el 2 de abril de 2026.'],
  ['cancelled', 'Está cancelada y sigue hasta el 2 de abril de 2026. Hasta entonces todo sigue igual.'],
  ['overdue', 'El último pago no se completó.'],
] as const)('a subscription that is %s says “%s” in Spanish', (state, words) => {
  expect(translate(spanishScreens, subscriptionWords({ ...subscription, state })).text).toBe(words);
});
