import { expect, test } from 'vitest';
import { nextCheckInMs, quietAttempts } from '#payments/check-schedule.ts';
import { paymentState } from '#payments/payment-state.ts';

test('an unconfirmed payment is looked at less and less often, but never given up', () => {
  const waits = Array.from({ length: 40 }, (_, index) => nextCheckInMs(index + 1));

  expect(waits[0]).toBe(1000);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(30_000);
});

test('the spinner alone is shown for a few seconds at most', () => {
  const seconds = Array.from({ length: quietAttempts - 1 }, (_, index) => nextCheckInMs(index + 1) / 1000);

  expect(seconds.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(10);
});

test('a payment counts as made only when the server has recorded it', () => {
  expect(paymentState({ status: 'complete', isConfirmed: true })).toBe('confirmed');
  expect(paymentState({ status: 'complete', isConfirmed: false })).toBe('waiting');
  expect(paymentState({ status: 'open', isConfirmed: false })).toBe('waiting');
  expect(paymentState({ status: 'expired', isConfirmed: false })).toBe('expired');
});
