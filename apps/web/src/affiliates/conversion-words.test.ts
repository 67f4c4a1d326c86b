import { conversionRate } from '@evergrant/domain/affiliates/conversion-rate.ts';
import { expect, test } from 'vitest';
import { conversionWords } from '#affiliates/conversion-words.ts';

test.each([
  [0, 2, '–', 'No visits counted yet'],
  [1, 1, '100.0%', 'Of 1 visit'],
  [1, 2, '200.0%', 'Of 1 visit; some bought without a counted visit'],
  [1_200, 30, '2.5%', 'Of 1,200 visits'],
])('of %i visits and %i purchases no rate is shown that they do not give', (visits, purchases, rate, note) => {
  const counted = { totalClicks: visits, totalConversions: purchases };
  expect(conversionWords({ ...counted, conversionRate: conversionRate(purchases, visits) })).toEqual({ rate, note });
});
