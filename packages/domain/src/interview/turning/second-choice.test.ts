import { expect, test } from 'vitest';
import { readSecondChoice } from '#interview/turning/second-choice.ts';

test.each([
  ['Diane Ott. No wait… make it Carol Ott. And then Diane after her', 'Carol Ott, then Diane Ott.', ''],
  ['my son, no, my daughter Fay, then him', 'my daughter Fay, then my son', ''],
  ["Ed — scratch that, Ed's too old — Nora, backup Tim", 'Nora, backup Tim', "Ed's too old"],
  ['Joe no Frank, Joe second', 'Frank, then Joe', ''],
  ['my neighbor gus er no, my cousin wanda. gus as backup', 'my cousin wanda, then my neighbor gus', ''],
  ['Lou. hmm actually Lou is sick. Marge, with Lou behind her', 'Marge, then Lou', 'Lou is sick.'],
  ['first Ray, no first Kayla then Ray', 'Kayla, then Ray', ''],
  ['my nephew Abe Stone... oh wait he moved to Spain, so Ruth Stone', 'Ruth Stone', 'he moved to Spain'],
  ['Bill Orr er no Jill Orr then Bill', 'Jill Orr, then Bill Orr', ''],
  ['ray. no hang on. brit then ray', 'brit, then ray', ''],
])('in “%s” the last word wins, and who was first may stand behind', (said, text, why) => {
  expect(readSecondChoice(said, ['Brit Moss'])).toEqual({ text, why });
});

test.each([
  'Ann Lee, no middle name',
  'my sister Pat, no kids',
  'Joe, no wait, let me think',
  'my brother, no other',
  'Tom and Ann, no wait, Bob',
  'Sam actually lives far away',
  'no, my sister Ann',
  'Kim, wait, is she allowed',
])('“%s” takes nobody back', (said) => {
  expect(readSecondChoice(said, [])).toBeUndefined();
});
