import { expect, test } from 'vitest';
import { analyzeMessage } from '#interview/language/analyze-message.ts';

const namesIn = (text: string, known: readonly string[] = []): readonly string[] =>
  analyzeMessage(text, known)
    .names.filter(({ probability }) => probability >= 0.42)
    .map(({ name }) => name);

test.each([
  ['kayla 40%, brit 40%, ray 20%', ['Kayla', 'Brit', 'Ray']],
  ['jadyn 14 kinsley 11 and bo 9', ['Jadyn', 'Kinsley', 'Bo']],
  ['marlys, deke, junebug and toots', ['Marlys', 'Deke', 'Junebug', 'Toots']],
  ['dale fox, nina cole, bo hill, a third each', ['Dale Fox', 'Nina Cole', 'Bo Hill']],
  ['dot wells daughter, cy wells son, bo wells stepson', ['Dot Wells', 'Cy Wells', 'Bo Wells']],
  ['odessa farquhar stepdaughter', ['Odessa Farquhar']],
  ['brit hale, cash hale, dallas hale', ['Brit Hale', 'Cash Hale', 'Dallas Hale']],
  ['half to kayla other half brit and ray', ['Kayla', 'Brit', 'Ray']],
  ['dee a half mo a quarter brit a quarter', ['Dee', 'Mo', 'Brit']],
])('in “%s” everybody in the row is somebody', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each([
  ['house 40, boat 20, kayla 10', ['Kayla']],
  ['monday, kayla, tomorrow', ['Kayla']],
  ['my truck to ray, my gun to kayla', ['Ray', 'Kayla']],
  ['first baptist church 50, kayla 50', ['Kayla']],
  ['age 40, kayla', ['Kayla']],
])('in “%s” a thing, a day or a place beside a name is nobody', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('who is known stays whom the list means', () => {
  const { names } = analyzeMessage('kayla and brit 40 each ray 20', ['Kayla Moss', 'Brit Moss', 'Ray Moss']);
  expect(names.map(({ known }) => known)).toEqual([['Kayla Moss'], ['Brit Moss'], ['Ray Moss']]);
});

test('two who are known are no new name', () => {
  const { names } = analyzeMessage('brit and kayla ray', ['Kayla Moss', 'Brit Moss', 'Ray Moss']);
  expect(names.map(({ known }) => known)).toEqual([['Brit Moss'], ['Kayla Moss'], ['Ray Moss']]);
});
