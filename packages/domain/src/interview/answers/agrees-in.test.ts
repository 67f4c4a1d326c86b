import { expect, test } from 'vitest';
import { agreesToAll } from '#interview/answers/agrees-in.ts';

test.each([
  'CONFIRM',
  'fine then',
  'Now it is correct',
  'Thank you, it is good',
  'checks out',
  'I have no preference',
  'no changes from my side, thanks',
  "I wouldn't change a thing",
  'that reads right to me',
  'Good to go!',
  'yes sir, all of it',
  'okay, we are both happy with it',
  'everything as it is, go ahead',
  'that is the way we meant it',
  'by all means',
  'Exactly so.',
  'spot on, thank you kindly',
  'whatever you think is best',
  "couldn't be better",
  'lo normal, sí',
  "it's all accurate now",
  'nothing to add',
  'those terms suit us',
])('“%s” agrees', (message) => {
  expect(agreesToAll(message)).toBe(true);
});

test.each([
  'fine but not the boat',
  'almost right',
  'not quite right',
  'yes, Ann gets the house',
  'ok, 60 days',
  'is it right?',
  'good except the bond',
  'yes if my brother agrees',
  "fine if it's not the usual way",
  'ok if it is usual that he gets paid',
  'everything is wrong',
  'correct the county',
  'the right county is Pima',
  'no',
  'thank you',
  'something is missing',
  'not accurate',
  'I am not happy with it',
  'right, the other one',
])('“%s” does not', (message) => {
  expect(agreesToAll(message)).toBe(false);
});
