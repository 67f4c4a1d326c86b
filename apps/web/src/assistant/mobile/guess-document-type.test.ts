import { expect, test } from 'vitest';
import { guessDocumentType, mobileProgress } from '#assistant/mobile/guess-document-type.ts';

test('the words "living trust" and "testamentary" tell the type; the latest word counts', () => {
  expect(guessDocumentType(['Hello'])).toBeUndefined();
  expect(guessDocumentType(['I want a Living Trust'])).toBe('Living Trust');
  expect(guessDocumentType(['a living trust', 'no, a testamentary one'])).toBe('Testamentary Trust');
  expect(guessDocumentType(['testamentary?', 'rather a living trust'])).toBe('Living Trust');
});

test('every message adds ten percent, up to a hundred', () => {
  expect([0, 1, 5, 10, 14].map(mobileProgress)).toEqual([0, 10, 50, 100, 100]);
});
