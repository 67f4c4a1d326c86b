import { expect, test } from 'vitest';
import { statusWords } from '#documents/status-words.ts';

const paid = {
  status: 'complete',
  isSignedInInk: false,
  statedInkCount: 0,
  ownerSignedAt: null,
  signedWitnessCount: 0,
} as const;

test('a document that is paid for and that nobody has signed does not look done', () => {
  expect(statusWords(paid)).toBe('Complete, not signed yet');
  expect(statusWords({ ...paid, status: 'signed' })).toBe('Signed');
});

test('some signatures are not called all of them, and a confirmation on the screen is not called ink', () => {
  const ownerSignedAt = '2026-11-20T10:00:00.000Z';
  expect(statusWords({ ...paid, ownerSignedAt })).toBe('Complete, partly signed');
  expect(statusWords({ ...paid, isSignedInInk: true, ownerSignedAt })).toBe('Complete, not signed yet');
  expect(statusWords({ ...paid, isSignedInInk: true, statedInkCount: 1 })).toBe('Complete, partly signed');
});
