import { expect, test } from 'vitest';
import { countDocuments } from '#documents/count-documents.ts';

test('the quick stats count documents by how far they have come', () => {
  const documents = [{ status: 'draft' }, { status: 'draft' }, { status: 'complete' }, { status: 'signed' }] as const;
  expect(countDocuments(documents)).toEqual({ total: 4, completed: 2, inProgress: 2, toSign: 1, signed: 1 });
});

test('signing a completed document does not take it from the completed ones', () => {
  const completed = countDocuments([{ status: 'complete' }]).completed;
  expect(countDocuments([{ status: 'signed' }]).completed).toBe(completed);
});
