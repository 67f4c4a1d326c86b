import { expect, test } from 'vitest';
import { lastWord } from '#interview/turning/last-word.ts';

const meant = (text: string): string => lastWord(text).replace(/\s+/gu, ' ').trim();

test.each([
  ['My trustee is Thomas, no wait, Joel', 'My trustee is Joel'],
  ['Thomas. I mean Joel.', 'Joel.'],
  ['my son Rafael, sorry, my daughter Consuelo', 'my daughter Consuelo'],
  ['Windsor, no wait, Orange County', 'Orange County'],
  ['give Ann 10, scratch that, 15', 'give Ann 15'],
  ['Franklin. hold on, no, Licking', 'Licking'],
  ['Wade... or rather Carrie', 'Carrie'],
  ['my trustee is tom halloway i mean joel pruitt', 'my trustee is joel pruitt'],
  ['April 3 1961, scratch that, April 2', 'April 2, 1961'],
  ['Utah, I mean Colorado', 'Colorado'],
  ['add Rita to the trustees, scratch that, add Paula to the trustees', 'add Paula to the trustees'],
  ['he is my son, I mean my stepson', 'he is my stepson'],
])('in “%s” the last word wins', (said, left) => {
  expect(meant(said)).toBe(left);
});

test.each([
  'no, my sister is the trustee',
  'I meant Ann, not Anna',
  'scratch the boat',
  'actually my zip is 05401',
  'Beth actually lives with me',
  'Yes, I mean it',
  'no',
  'sorry, what was the question',
  'No, nobody else',
  'Two sons, no daughters. Peter Novak and Jan Novak',
  'one girl, no boys: Ama Boateng',
  'My name is Ann Lee, and no, I have no middle name',
])('“%s” takes nothing back', (said) => {
  expect(lastWord(said)).toBe(said);
});
