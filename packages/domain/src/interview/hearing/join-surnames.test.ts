import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const after = (field: 'children' | 'beneficiaries', message: string): StoredInterview => {
  const { interview, sample } = documentTypeOf('living-trust');
  const { grantorName, grantorAddress, grantorState, grantorCounty, grantorDateOfBirth } = sample;
  const facts = { grantorName, grantorAddress, grantorState, grantorCounty, grantorDateOfBirth };
  const asked = { kind: 'fact', field } as const;
  const before = { ...interview.open(), facts: { ...facts, maritalStatus: 'Single' }, asked, trail: [asked] };
  return interview.replyTo(before as unknown as StoredInterview, message, '2026-11-20').interview;
};

test.each([
  'Two children, Philippa and Gordon. Philippa is Strube now, and Gordon is of course Oldacre.',
  'Philippa and Gordon. Philippa goes by Strube and Gordon is an Oldacre like me',
  'Philippa and Gordon; Philippa kept Strube, Gordon is still an Oldacre',
])('last names that are told behind the first names belong to them: %s', (message) => {
  const { facts, doubt } = after('children', message);
  expect(facts.children?.map(({ name }) => name)).toEqual(['Philippa Strube', 'Gordon Oldacre']);
  expect(doubt).toBeNull();
});

test('they belong to those who share as well', () => {
  const { facts } = after(
    'beneficiaries',
    "Half to my niece Maya and half to my nephew Tom. Maya's Lund and Tom is Reyes.",
  );
  expect(facts.beneficiaries).toMatchObject([{ name: 'Maya Lund' }, { name: 'Tom Reyes' }]);
});

test('one word alone that may be no last name is asked back', () => {
  const { facts } = after('children', 'Philippa and Gordon Oldacre. Philippa is Lutheran.');
  expect(JSON.stringify(facts.children ?? '')).not.toContain('Lutheran');
});
