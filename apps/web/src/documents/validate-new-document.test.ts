import { expect, test } from 'vitest';
import { findMistakes, validateNewDocument } from '#documents/validate-new-document.ts';

test('a document needs a name, a type and a member, asked for in this order', () => {
  expect(validateNewDocument({ name: '  ', documentTypeId: '' }, false)).toBe('Please enter a document name.');
  expect(validateNewDocument({ name: 'Lake House', documentTypeId: '' }, false)).toBe('Please select a document type.');
  expect(validateNewDocument({ name: 'Lake House', documentTypeId: 'living-trust' }, false)).toBe(
    'You must be logged in to create a legal document.',
  );
  expect(validateNewDocument({ name: 'Lake House', documentTypeId: 'living-trust' }, true)).toBeUndefined();
});

test('each field says what it lacks, and nothing once it has it', () => {
  expect(findMistakes({ name: ' ', documentTypeId: '' })).toEqual({
    name: 'Please enter a document name.',
    documentTypeId: 'Please select a document type.',
  });
  expect(findMistakes({ name: 'Lake House', documentTypeId: 'living-trust' })).toEqual({});
});
