import { expect, test } from 'vitest';
import { readWitnessAddress } from '#execution/witness-address.ts';

test('the address of a witness is one clean line', () => {
  expect(readWitnessAddress('  12 Kirkwood Highway,\n Austin,  TX 78751 ')).toBe(
    '12 Kirkwood Highway, Austin, TX 78751',
  );
});

test.each(['', '   ', 'here', 'a'.repeat(241)])('%j is no address of a witness', (text) => {
  expect(readWitnessAddress(text)).toBeUndefined();
});
