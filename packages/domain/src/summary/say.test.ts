import { expect, test } from 'vitest';
import { shareOfPercentage } from '#kit/share.ts';
import { inOwnWords, named, namesOf, say, series, sharePiece, wordsOf } from '#summary/say.ts';

test('a sentence keeps what is a name, a share or the own words of the person apart from ours', () => {
  expect(say`${named('Ada')} receives ${inOwnWords('my ring')}, ${''}at once.`).toEqual([
    { words: 'Ada', is: 'name' },
    { words: ' receives ' },
    { words: '“my ring”', is: 'own' },
    { words: ', at once.' },
  ]);
});

test('a share is said as a fraction with its percentage, and as all of it', () => {
  const words = (percentage: number) => sharePiece(shareOfPercentage(percentage)).words;
  expect(words(100)).toBe('all of it');
  expect(words(50)).toBe('half (50%)');
  expect(words(100 / 3)).toBe('one third (33⅓%)');
  expect(words(60)).toBe('60%');
  expect(words(75)).toBe('three quarters (75%)');
  expect(words(33.42)).toBe('33.42%');
});

test('several are joined as a sentence joins them', () => {
  expect(wordsOf(series(['a']))).toBe('a');
  expect(wordsOf(series(['a', 'b'], 'or'))).toBe('a or b');
  expect(wordsOf(namesOf([{ name: 'A' }, { name: 'B' }, { name: 'C' }]))).toBe('A, B, and C');
});

test('a name that ends in a point ends its sentence', () => {
  expect(wordsOf(say`It goes to ${named('Lee & Sons, Inc.')}.`)).toBe('It goes to Lee & Sons, Inc.');
});
