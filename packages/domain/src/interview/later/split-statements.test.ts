import { expect, test } from 'vitest';
import { inOwnWords, splitStatements } from '#interview/later/split-statements.ts';

const said = (text: string): readonly string[] => inOwnWords(splitStatements(text), text);

test('a sentence that tells several things is taken apart where somebody begins anew', () => {
  expect(said("hi, I'm Ann Porter and I've got two kids Kasia (19) and Tom (15)")).toEqual([
    'hi',
    "I'm Ann Porter",
    "I've got two kids Kasia (19) and Tom (15)",
  ]);
  expect(said('I am Bob Hale, 61, divorced, from Boise, want a trust for my daughter Lily')).toEqual([
    'I am Bob Hale',
    '61',
    'divorced',
    'from Boise',
    'want a trust for my daughter Lily',
  ]);
});

test('names in a row, and two who do something together, are one statement', () => {
  for (const one of ['Kasia Reed, Tom Reed and Ben', 'My wife and I live in Dayton', 'half to Ann and half to Bo'])
    expect(said(one)).toEqual([one]);
});

test('whoever is spoken of stands in the sentence before', () => {
  expect(said("My son pays my bills when I'm ill. He's Kurt Reed.")).toEqual([
    "My son pays my bills when I'm ill. He's Kurt Reed",
  ]);
});
