import { expect, test } from 'vitest';
import { normaliseAddress, normalisePayoutDetails } from '#affiliates/normalise-address.ts';

test.each([
  ['Marisol.Reyes@Example.com', 'marisol.reyes@example.com'],
  [' marisol+evergrant@example.com', 'marisol@example.com'],
  ['M.A.Ri+x+y@GMAIL.com', 'mari@gmail.com'],
  ['mari@googlemail.com', 'mari@gmail.com'],
  ['"odd@name"@example.com', '"odd@name"@example.com'],
  ['no address', 'no address'],
])('%s reaches the mailbox of %s', (address, normalised) => {
  expect(normaliseAddress(address)).toBe(normalised);
});

test('a payout account is known however it is written', () => {
  expect(normalisePayoutDetails('DE89 3704-0044.0532 0130 00')).toBe(normalisePayoutDetails('de89370400440532013000'));
  expect(normalisePayoutDetails('Mari.Reyes+pay@gmail.com')).toBe('marireyes@gmail.com');
  expect(normalisePayoutDetails('pay to mari@example.com')).not.toBe('mari@example.com');
});
