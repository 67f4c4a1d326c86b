import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { FieldId, Facts } from '#facts/facts.ts';

const { interview } = documentTypeOf('living-trust');
const facts: Facts = {
  grantorName: 'Pat Hale',
  grantorState: 'OH',
  maritalStatus: 'Single',
  children: [
    { name: 'Kevin Hale', relationship: 'son' },
    { name: 'Ann Hale', relationship: 'daughter' },
  ],
};

const notesAfter = (field: FieldId, message: string): string => {
  const asked = { kind: 'fact', field } as const;
  const said = interview.replyTo({ ...interview.open(), facts, asked, trail: [asked] }, message, '2026-11-20');
  const { interview: after } = interview.replyTo(said.interview, 'yes', '2026-11-20');
  return JSON.stringify(after.notes ?? []);
};

test.each([
  ['beneficiaries', 'I want everything to go to my sister Beth Miller for life, then to her kids', 'for life'],
  ['beneficiaries', 'Leave everything to my nephew Sam Reed, but only if he stays sober', 'stays sober'],
  ['successorTrustee', 'My brother Tom Hale, but never let my ex-wife Carol Stone serve', 'never let'],
  [
    'successorTrustee',
    'My sister Beth Hale and my friend Paul Green, they have to agree on everything',
    'have to agree',
  ],
] as const)('a yes to the names loses nothing of what binds them: %s %s', (field, message, words) => {
  expect(notesAfter(field, message)).toContain(words);
});

test.each([
  ['beneficiaries', 'Ann and Kevin equally'],
  ['successorTrustee', 'Ann'],
] as const)('where nothing binds them nothing is noted: %s %s', (field, message) => {
  expect(notesAfter(field, message)).toBe('[]');
});

test('what is kept already is not kept twice', () => {
  const notes = notesAfter('beneficiaries', 'Leave everything to my nephew Sam Reed, but only if he stays sober');
  expect(notes.match(/stays sober/gu)).toHaveLength(1);
});
