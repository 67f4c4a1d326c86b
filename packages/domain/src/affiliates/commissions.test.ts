import { expect, test } from 'vitest';
import { attributionDays, isAttributable } from '#affiliates/attribution.ts';
import { commissionOf } from '#affiliates/commission-of.ts';
import { commissionStateOf, type CommissionFacts } from '#affiliates/commission-state.ts';
import { conversionRate } from '#affiliates/conversion-rate.ts';

test('a package earns $50, a subscription $9 at its first payment', () => {
  expect([commissionOf('one_time'), commissionOf('subscription')]).toEqual([5_000, 900]);
});

test.each([
  [0, 0, 0],
  [3, 0, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 2000, 0.1],
  [5, 4, 125],
  [2, 1, 200],
])('%i purchases of %i clicks are %d per cent', (conversions, clicks, rate) => {
  expect(conversionRate(conversions, clicks)).toBe(rate);
});

test('a followed link counts for sixty days, to the millisecond', () => {
  const days = attributionDays * 24 * 60 * 60 * 1000;
  expect([0, days - 1, days, -1].map((passed) => isAttributable(1_000_000, 1_000_000 + passed))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

const earned: CommissionFacts = {
  entry: 'earned',
  heldFor: null,
  reviewed: null,
  paid: false,
  payoutState: null,
  isTakenBack: false,
};

test.each<[string, Partial<CommissionFacts>, string]>([
  ['waits for its pay day', {}, 'waiting'],
  ['is held when something speaks against it', { heldFor: 'same-person' }, 'held'],
  ['waits again once it was released', { heldFor: 'same-person', reviewed: 'released' }, 'waiting'],
  ['is refused', { heldFor: 'same-person', reviewed: 'refused' }, 'refused'],
  ['is on its way', { payoutState: 'sending' }, 'sending'],
  ['is on its way by hand', { payoutState: 'to-pay-by-hand' }, 'sending'],
  ['waits again when its payout failed', { payoutState: 'failed' }, 'waiting'],
  ['is paid', { paid: true, payoutState: 'paid' }, 'paid'],
  ['stays paid when it is taken back later', { paid: true, isTakenBack: true }, 'paid'],
  ['is reversed when all of it was taken back', { isTakenBack: true }, 'reversed'],
  ['is a reversal until a payout has set it off', { entry: 'reversal' }, 'reversed'],
  ['is settled when a payout has set it off', { entry: 'reversal', paid: true }, 'paid'],
])('a commission %s', (_, facts, state) => {
  expect(commissionStateOf({ ...earned, ...facts })).toBe(state);
});
