import { expect, test } from 'vitest';
import { cosignersOf, linesFilledBy, makersOf } from '#execution/cosigners.ts';

const grantor = { kind: 'person', id: 'grantor', name: 'Marisol Okonkwo-Reyes', capacity: 'Grantor' } as const;
const spouse = {
  kind: 'person',
  id: 'joinder-1',
  role: 'spouse',
  name: 'Tomás Reyes',
  capacity: 'Spouse, joining and consenting',
} as const;

test('the spouse who joins is a co-signer, the maker in any capacity is not', () => {
  const asTrustee = {
    kind: 'person',
    id: 'grantor-as-trustee',
    name: 'marisol okonkwo-reyes',
    capacity: 'Trustee, accepting the Trust',
  } as const;
  expect(cosignersOf([grantor, asTrustee])).toEqual([]);
  expect(cosignersOf([grantor, asTrustee, spouse])).toEqual([
    { role: 'spouse', signerId: 'joinder-1', name: spouse.name, capacity: spouse.capacity },
  ]);
});

test('a line whose id sounds like a spouse makes nobody one', () => {
  const { role: _role, ...line } = { ...spouse, id: 'spouse' };
  expect(cosignersOf([grantor, line]).map(({ role }) => role)).toEqual(['cosigner']);
});

test('nobody signs twice: a spouse who is a trustee too signs once, as the spouse', () => {
  const first = {
    kind: 'person',
    id: 'trustee-1',
    name: 'Tomas Reyes',
    capacity: 'Trustee, accepting the Trust',
  } as const;
  const second = {
    kind: 'person',
    id: 'trustee-2',
    name: 'Ifeoma Okonkwo',
    capacity: 'Trustee, accepting the Trust',
  } as const;
  const found = cosignersOf([grantor, first, second, spouse]);
  expect(found.map(({ signerId }) => signerId)).toEqual(['joinder-1', 'trustee-2']);
});

test('one signature fills every line of a person, so no line stays empty and none is filled twice', () => {
  const signers = [
    { ...grantor, name: 'Marisol A. Reyes' },
    { kind: 'person', id: 'grantor-as-trustee', name: 'Marisol Reyes', capacity: 'Trustee, accepting the Trust' },
    { kind: 'person', id: 'trustee-2', name: 'Tomas Reyes', capacity: 'Trustee, accepting the Trust' },
    { kind: 'person', id: 'trustee-3', name: 'Tomás Reyes Jr.', capacity: 'Trustee, accepting the Trust' },
    spouse,
  ] as const;
  const people = ['grantor', ...cosignersOf(signers).map(({ signerId }) => signerId)];
  const filled = people.map((signerId) => linesFilledBy(signers, signerId));

  expect(filled).toEqual([['grantor', 'grantor-as-trustee'], ['joinder-1', 'trustee-2'], ['trustee-3']]);
  expect(filled.flat().toSorted()).toEqual(signers.map(({ id }) => id).toSorted());
  expect(cosignersOf(signers)[0]?.capacity).toBe('Spouse, joining and consenting; Trustee, accepting the Trust');
});

test('whoever signs in the capacity of the first signer makes the document too, and whoever accepts an office does not', () => {
  const line = (id: string, name: string, capacity: string) => ({ kind: 'person', id, name, capacity }) as const;
  const signers = [
    line('member-1', 'Karl Hansen', 'Member'),
    line('member-2', 'Nora Hansen', 'Member'),
    line('manager-1', 'Nora Hansen', 'Manager, accepting the office'),
    line('manager-2', 'Ida Berg', 'Manager, accepting the office'),
  ];
  expect(makersOf(signers)).toEqual(['Karl Hansen', 'Nora Hansen']);
  expect(cosignersOf(signers).map(({ role, signerId }) => [role, signerId])).toEqual([
    ['maker', 'member-2'],
    ['cosigner', 'manager-2'],
  ]);
  expect(makersOf([grantor, line('trustee-2', 'Ida Berg', 'Trustee, accepting the Trust'), spouse])).toEqual([
    grantor.name,
  ]);
});

test('nobody is listed twice in one capacity, however many lines of it are theirs', () => {
  const lines = ['Manager, accepting the office', 'Organizer', 'Organizer'].map(
    (capacity, index) => ({ kind: 'person', id: `line-${index}`, name: 'Bo Stone', capacity }) as const,
  );
  const organizer = { kind: 'person', id: 'member-2', name: 'Bo Stone', capacity: 'Member' } as const;
  expect(cosignersOf([grantor, organizer, ...lines])[0]?.capacity).toBe(
    'Member; Manager, accepting the office; Organizer',
  );
});
