import { expect, test } from 'vitest';
import { previewTurn } from '#documents/preview/preview-turn.ts';

const early = { progress: 70, isComplete: false, missingFields: ['executor', 'guardian'] };
const asking = { progress: 85, isComplete: false, missingFields: ['guardian'] };
const summary = { progress: 95, isComplete: false, missingFields: [] };
const whole = { progress: 100, isComplete: true, missingFields: [] };

test('the preview opens with the reply that makes the document worth reading, and not again', () => {
  expect(previewTurn({ before: early, after: asking, isWorthReading: true, isDue: false })).toBe('open');
  expect(previewTurn({ before: asking, after: whole, isWorthReading: true, isDue: false })).toBe('stay');
  expect(previewTurn({ before: undefined, after: early, isWorthReading: false, isDue: false })).toBe('stay');
});

test('nobody is asked whether everything is correct under a window that hides what', () => {
  expect(previewTurn({ before: early, after: summary, isWorthReading: true, isDue: false })).toBe('wait');
  expect(previewTurn({ before: summary, after: summary, isWorthReading: true, isDue: true })).toBe('wait');
  expect(previewTurn({ before: summary, after: whole, isWorthReading: true, isDue: true })).toBe('open');
});
