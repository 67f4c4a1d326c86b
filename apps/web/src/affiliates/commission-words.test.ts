import type { Commission } from '@evergrant/contract/affiliates.ts';
import { expect, test } from 'vitest';
import { commissionOrigin, commissionStatus, commissionTitle } from '#affiliates/commission-words.ts';

const waiting: Commission = {
  id: '0b2f2f2c-1a68-4df3-9a76-1a2c4e9d7a10',
  commissionType: 'one_time',
  entry: 'earned',
  amountDueInCents: 5_000,
  purchaseAmountInCents: 29_700,
  state: 'waiting',
  paid: false,
  takesBackPaid: false,
  paidAt: null,
  payoutDate: '2031-06-20',
  createdAt: '2031-05-14T12:00:00.000Z',
  errorMessage: null,
  stripeTransferId: null,
};

test('a commission names its purchase and, until it is paid, its pay day', () => {
  expect(commissionTitle(waiting)).toBe('One-time sale');
  expect(commissionOrigin(waiting)).toBe('May 14, 2031 · from a purchase of $297.00');
  expect(commissionStatus(waiting)).toEqual({ mark: 'open', label: 'Pending', detail: 'Pay day June 20, 2031' });
});

test('a paid commission is marked as paid, with its day and transfer', () => {
  const paid: Commission = { ...waiting, state: 'paid', paid: true, paidAt: '2031-06-20T12:00:00.000Z' };
  expect(commissionStatus(paid)).toEqual({ mark: 'paid', label: 'Paid', detail: 'Jun 20, 2031' });
  const byStripe = { ...paid, stripeTransferId: 'tr_1' };
  expect(commissionStatus(byStripe).detail).toBe('Jun 20, 2031 · transfer tr_1');
});

test('what went wrong with a payout is said, until it is paid after all', () => {
  const failed: Commission = { ...waiting, errorMessage: 'The bank account was closed.' };
  expect(commissionStatus(failed)).toEqual({
    mark: 'failed',
    label: 'Not paid',
    detail: 'The bank account was closed.',
  });
  expect(commissionStatus({ ...failed, paid: true }).mark).toBe('paid');
});

test.each([
  ['held', 'In review'],
  ['refused', 'Not payable'],
  ['sending', 'On its way'],
  ['reversed', 'Taken back'],
] as const)('an unpaid commission that is %s says so in words', (state, label) => {
  expect(commissionStatus({ ...waiting, state })).toMatchObject({ mark: 'open', label });
});

test('what a refund took back is a line of its own', () => {
  const reversal: Commission = { ...waiting, entry: 'reversal', amountDueInCents: -5_000 };
  expect(commissionTitle({ ...reversal, commissionType: 'monthly_subscription' })).toBe('Monthly subscription, refund');
  expect(commissionOrigin(reversal)).toBe('May 14, 2031 · the buyer got money back');
  expect(commissionStatus(reversal)).toMatchObject({ mark: 'open', label: 'Taken back' });
  expect(commissionStatus(reversal).detail).toBe('Its commission was not paid to you yet, so nothing is asked back.');
  expect(commissionStatus({ ...reversal, takesBackPaid: true }).detail).toBe('It lowers what is paid to you next.');
  const settled = commissionStatus({ ...reversal, paid: true, paidAt: '2031-07-04T12:00:00.000Z' });
  expect(settled).toEqual({ mark: 'paid', label: 'Taken off a payout', detail: 'Jul 4, 2031' });
});
