import { expect, test } from 'vitest';
import { foundWords } from '#administration/found-words.ts';

const words = ['application', 'applications'] as const;

test('a list says how much it holds, as far as it was counted', () => {
  const said = (total: number, isMore = false) => foundWords({ pages: [{ total, isMore }] }, words);
  expect(said(0)).toBe('0 applications');
  expect(said(1)).toBe('1 application');
  expect(said(2_310)).toBe('2,310 applications');
  expect(said(10_000, true)).toBe('More than 10,000 applications');
  expect(foundWords(undefined, words)).toBe('');
});
