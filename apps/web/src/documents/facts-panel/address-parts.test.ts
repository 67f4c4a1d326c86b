import { expect, test } from 'vitest';
import { addressPartsOf, linesOfAddress, readAddress } from '#documents/facts-panel/address-parts.ts';

const full = { street: '12 Elm Street', unit: 'Apt 6', city: 'Austin', state: 'TX', zip: '78751' };

test.each(['12 Elm Street, Apt 6, Austin, TX 78751', '12 Elm Street, Austin, TX 78751-1234'])(
  'the address %s comes back from its parts as it was',
  (value) => {
    expect(readAddress(linesOfAddress(addressPartsOf(value)))).toEqual({ ok: true, value });
  },
);

test('an address that is written otherwise is not torn apart', () => {
  expect(addressPartsOf('Rural Route 2, near the mill')).toMatchObject({
    street: 'Rural Route 2, near the mill',
    city: '',
  });
});

test.each([
  [{ street: ' ' }, 'street'],
  [{ city: '' }, 'city'],
  [{ state: '' }, 'state'],
  [{ zip: '7875' }, 'zip'],
  [{ zip: '' }, 'zip'],
])('an address with %j is refused at its %s', (missing, part) => {
  expect(readAddress(linesOfAddress({ ...full, ...missing }))).toMatchObject({ ok: false, part });
});
