import { expect, test } from 'vitest';
import { excerptOf } from '#library/excerpt-of.ts';

const long = `${'First words that nobody asked for. '.repeat(8)}Here stands the estate tax. ${'More words follow. '.repeat(12)}`;

test('a short text is shown whole', () => {
  expect(excerptOf('Names heirs and an executor.', new Set(['heirs']))).toBe('Names heirs and an executor.');
});

test('a long text is cut around the word that was asked for', () => {
  const excerpt = excerptOf(long, new Set(['estate']));
  expect(excerpt).toContain('estate tax');
  expect(excerpt).toMatch(/^… \w/);
  expect(excerpt).toMatch(/ …$/);
  expect(excerpt.length).toBeLessThan(200);
});

test('at the beginning and at the end nothing is missing', () => {
  expect(excerptOf(long, new Set(['first']))).toMatch(/^First words/);
  expect(excerptOf(`${long}The last of all is called omega.`, new Set(['omega']))).toMatch(/called omega\.$/);
});
