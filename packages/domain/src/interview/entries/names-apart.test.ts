import { expect, test } from 'vitest';
import { withNamesApart } from '#interview/entries/names-apart.ts';

test.each([
  ['i got 3 kids tyrell mo and dee', ['Tyrell', 'Mo']],
  ['tyrell mo and dee, a third each', ['Tyrell', 'Mo']],
  ['split 3 ways kayla brit ray', ['Kayla', 'Brit', 'Ray']],
  ['two boys teddy wex ollie wex', ['Teddy Wex', 'Ollie Wex']],
  ['rosa reyes dee ortiz half each', ['Rosa Reyes', 'Dee Ortiz']],
  ['three girls kim tran liz tran mo tran', ['Kim Tran', 'Liz Tran', 'Mo Tran']],
])('in “%s” how many they are tells them apart', (text, apart) => {
  expect(withNamesApart(text, []).apart).toEqual(apart);
});

test.each([
  'i got 2 kids teddy wex and ollie wex',
  '3 kids Mary Beth, Ann Joe and Sue',
  'mary ann and dee',
  'me and my brother rick fox half each',
  'my wife and tyrell mo half each',
  '2 kids mary ann and dee',
])('in “%s” nobody is taken apart', (text) => {
  expect(withNamesApart(text, [])).toEqual({ text, apart: [], isShort: false });
});

test('fewer names than were counted are asked back', () => {
  expect(withNamesApart('4 kids mary beth ann joe and sue', []).isShort).toBe(true);
});
