import { expect, test } from 'vitest';
import { cosignersOf, linesFilledBy } from '#execution/cosigners.ts';

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

test('one signature fills every line of a person, so no line stays empty and none is filled twice', () => {
  const signers = [
    { ...grantor, name: 'Marisol A. Reyes' },
    { id: 'grantor-as-trustee', name: 'Marisol Reyes', capacity: 'Trustee, accepting the Trust' },
    { id: 'trustee-2', name: 'Tomas Reyes', capacity: 'Trustee, accepting the Trust' },
    { id: 'trustee-3', name: 'Tomás Reyes Jr.', capacity: 'Trustee, accepting the Trust' },
    spouse,
  ];
  const people = ['grantor', ...cosignersOf({ signers }).map(({ signerId }) => signerId)];
  const filled = people.map((signerId) => linesFilledBy({ signers }, signerId));

  expect(filled).toEqual([['grantor', 'grantor-as-trustee'], ['spouse', 'trustee-2'], ['trustee-3']]);
  expect(filled.flat().toSorted()).toEqual(signers.map(({ id }) => id).toSorted());
  expect(cosignersOf({ signers })[0]?.capacity).toBe('Spouse, joining and consenting; Trustee, accepting the Trust');
});
