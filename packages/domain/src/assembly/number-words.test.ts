import { expect, test } from 'vitest';
import { numberWords, percentInWords } from '#assembly/number-words.ts';
import { sovereignOf, stateInText } from '#assembly/printed-facts.ts';
import { maskNumbers } from '#facts/mask-numbers.ts';
import { textOf } from '#assembly/plain-text.ts';
import type { Inline } from '#assembly/block.ts';

test('numbers are written in words', () => {
  expect([0, 7, 13, 20, 45, 100, 120, 999, 1000, 333_333].map(numberWords)).toEqual([
    'zero',
    'seven',
    'thirteen',
    'twenty',
    'forty-five',
    'one hundred',
    'one hundred twenty',
    'nine hundred ninety-nine',
    'one thousand',
    'three hundred thirty-three thousand three hundred thirty-three',
  ]);
  expect(() => numberWords(1.5)).toThrow('no words');
});

test('a percentage is written in words and in figures', () => {
  expect(percentInWords(50)).toBe('fifty percent (50%)');
  expect(percentInWords(12.5)).toBe('twelve and five tenths percent (12.5%)');
  expect(percentInWords(33.33)).toBe('thirty-three and thirty-three hundredths percent (33.33%)');
  expect(percentInWords(0.01)).toBe('one hundredth percent (0.01%)');
  expect(percentInWords(100)).toBe('one hundred percent (100%)');
  expect(percentInWords(66.666667)).toContain('millionths percent (66.666667%)');
});

test('a share that no decimal can write is printed exactly, not cut behind the point', () => {
  expect([100 / 3, 200 / 3, 100 / 6, 100 / 7, 100 / 12, 100 / 60, 200 / 3 / 100].map(percentInWords)).toEqual([
    'thirty-three and one third percent (33 1/3%)',
    'sixty-six and two thirds percent (66 2/3%)',
    'sixteen and two thirds percent (16 2/3%)',
    'fourteen and two sevenths percent (14 2/7%)',
    'eight and one third percent (8 1/3%)',
    'one and two thirds percent (1 2/3%)',
    'two thirds percent (2/3%)',
  ]);
  expect(percentInWords(100 / 21)).toBe('four and sixteen twenty-firsts percent (4 16/21%)');
  expect(percentInWords(33.12345678)).toContain('millionths percent (33.123457%)');
  expect(percentInWords(100 / 60 / 2)).toBe('five sixths percent (5/6%)');
});

test('states and counties are named as their law names them', () => {
  expect(stateInText('DC')).toBe('the District of Columbia');
  expect(textOf(sovereignOf('VA') as readonly Inline[])).toBe('the Commonwealth of Virginia');
  expect(textOf(sovereignOf('OH') as readonly Inline[])).toBe('the State of Ohio');
});

test('account numbers are masked, other numbers are left alone', () => {
  expect(maskNumbers('Account 1234-5678-9012-3456')).toBe('Account ending in 3456');
  expect(maskNumbers('12 Palm Street, Orlando, FL 32801-1234')).toBe('12 Palm Street, Orlando, FL 32801-1234');
  expect(maskNumbers('call 1-800-555-1234, about $1,250,000')).toBe('call 1-800-555-1234, about $1,250,000');
});
