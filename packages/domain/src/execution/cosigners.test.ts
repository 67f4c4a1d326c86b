import { expect, test } from 'vitest';
import { cosignersOf } from '#execution/cosigners.ts';

const grantor = { id: 'grantor', name: 'Marisol Okonkwo-Reyes', capacity: 'Grantor' };
const spouse = { id: 'spouse', name: 'Tomás Reyes', capacity: 'Spouse, joining and consenting' };

test('the spouse who joins is a co-signer, the maker in any capacity is not', () => {
  const asTrustee = {
    id: 'grantor-as-trustee',
    name: 'marisol okonkwo-reyes',
    capacity: 'Trustee, accepting the Trust',
  };
  expect(cosignersOf({ signers: [grantor, asTrustee] })).toEqual([]);
  expect(cosignersOf({ signers: [grantor, asTrustee, spouse] })).toEqual([
    { signerId: 'spouse', name: spouse.name, capacity: spouse.capacity },
  ]);
});

test('nobody signs twice: a spouse who is a trustee too signs once, as the spouse', () => {
  const first = { id: 'trustee-1', name: 'Tomas Reyes', capacity: 'Trustee, accepting the Trust' };
  const second = { id: 'trustee-2', name: 'Ifeoma Okonkwo', capacity: 'Trustee, accepting the Trust' };
  const found = cosignersOf({ signers: [grantor, first, second, spouse] });
  expect(found.map(({ signerId }) => signerId)).toEqual(['spouse', 'trustee-2']);
});
