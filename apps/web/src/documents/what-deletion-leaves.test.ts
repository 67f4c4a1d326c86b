import { expect, test } from 'vitest';
import { whatDeletionLeaves } from '#documents/what-deletion-leaves.ts';

const draft = {
  documentTypeId: 'pour-over-will',
  ownerSignedAt: null,
  signedWitnessCount: 0,
  statedInkCount: 0,
  executedVersionCount: 0,
} as const;

test('nobody believes that a signed will is cancelled by deleting it here', () => {
  expect(whatDeletionLeaves({ ...draft, statedInkCount: 1 })).toContain('It does not cancel the will');
  expect(whatDeletionLeaves({ ...draft, ownerSignedAt: '2026-11-20T10:00:00.000Z' })).toContain('stays valid');
  expect(whatDeletionLeaves({ ...draft, executedVersionCount: 1 })).toContain('Download your copy first');
});

test('of a document that nobody has signed, nothing is said to stay', () => {
  expect(whatDeletionLeaves(draft)).toBeUndefined();
});
