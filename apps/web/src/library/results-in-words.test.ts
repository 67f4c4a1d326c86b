import { expect, test } from 'vitest';
import { resultsInWords } from '#library/results-in-words.ts';

const found = { hits: [], words: new Set<string>(), isPartial: false, corrections: [] };

test('without a question the list says its order', () => {
  expect(resultsInWords(13, { query: '', category: undefined }, undefined)).toBe(
    'All 13, from the simple to the demanding.',
  );
});

test('a search and a filter are repeated with their number', () => {
  expect(resultsInWords(1, { query: 'home', category: 'property_transfers' }, found)).toBe(
    '1 guide in Property Transfers for “home”.',
  );
});

test('what was not searched is not said to be found', () => {
  expect(resultsInWords(13, { query: 'home', category: undefined }, undefined)).toBe(
    'All 13, from the simple to the demanding.',
  );
});

test('a mistyped word and an incomplete find are explained', () => {
  const corrections = [{ typed: 'dinasty', readAs: 'dynasty' }];
  expect(resultsInWords(2, { query: 'dinasty', category: undefined }, { ...found, corrections, isPartial: true })).toBe(
    '2 guides for “dinasty”. “dinasty” was read as “dynasty”. None holds every word; these hold most.',
  );
});
