import { expect, test } from 'vitest';
import { guestPaymentNotice, paymentNotice } from '#payments/payment-notice.ts';

const failure = { plan: 'one_time', status: 500, message: '' } as const;

test('a badly configured payment system sends people to support and never shows the key', () => {
  const notice = paymentNotice({ ...failure, message: 'Invalid API Key provided: the secret key is missing' });

  expect(notice).toEqual({
    title: 'Payment Error',
    message: 'Payment system configuration error. Please contact support.',
  });
});

test('a session that has ended asks to sign in', () => {
  expect(paymentNotice({ ...failure, status: 401, message: 'You must be logged in to make a payment' }).message).toBe(
    'Please sign in to continue with payment.',
  );
});

test('a payment page that cannot be opened says how to open it', () => {
  expect(paymentNotice({ ...failure, isNavigation: true })).toEqual({
    title: 'Payment Error',
    message: 'Unable to redirect to payment. Please try opening the payment in a new tab.',
  });
});

test('a refusal is told in the words of the server', () => {
  expect(paymentNotice({ ...failure, status: 409, message: 'This trust has already been paid for.' })).toEqual({
    title: 'Payment Error',
    message: 'This trust has already been paid for.',
  });
});

test('a payment provider that fails, a server that is not reached and a useless answer have their own words', () => {
  expect(paymentNotice({ ...failure, status: 502, message: 'upstream' })).toEqual({
    title: 'Payment Error',
    message: 'Failed to process payment',
  });
  expect(paymentNotice({ ...failure, status: 'unusable' })).toEqual({
    title: 'Payment Failed',
    message: 'Please try again or contact support.',
  });
  expect(paymentNotice({ ...failure, status: 'unreachable' })).toEqual({
    title: 'Checkout Error',
    message: 'Failed to process checkout. Please try again.',
  });
});

test('a subscription that cannot be started says so', () => {
  expect(paymentNotice({ ...failure, plan: 'subscription', status: 502 })).toEqual({
    title: 'Subscription Error',
    message: 'Failed to start subscription',
  });
});

test('a guest whose purchase fails is asked to try again, and reads refusals in the words of the server', () => {
  const again = { title: 'Payment Error', message: 'Failed to process purchase. Please try again.' };
  expect(guestPaymentNotice(failure)).toEqual(again);
  expect(guestPaymentNotice({ ...failure, status: 'unreachable' })).toEqual(again);
  expect(guestPaymentNotice({ ...failure, plan: 'subscription', status: 'unusable' })).toEqual(again);
  expect(guestPaymentNotice({ ...failure, status: 409, message: 'The price has changed.' }).message).toBe(
    'The price has changed.',
  );
  expect(guestPaymentNotice({ ...failure, isNavigation: true }).message).toMatch(/^Unable to redirect to payment/);
});
