import { expect, test } from 'vitest';
import { findMentions } from '#interview/mentions/find-mentions.ts';
import { tokenize } from '#interview/language/tokens.ts';

const people = (text: string): readonly (readonly [string | undefined, string | undefined])[] =>
  findMentions(text, tokenize(text), { slots: () => false }).map(({ name, relationship }) => [name, relationship]);

test.each([
  [
    'my kids josh and amber',
    [
      ['Josh', 'child'],
      ['Amber', 'child'],
    ],
  ],
  [
    'Dale, my son, and Ann',
    [
      ['Dale', 'son'],
      ['Ann', undefined],
    ],
  ],
  [
    'Josh is my son and Amber is my daughter',
    [
      ['Josh', 'son'],
      ['Amber', 'daughter'],
    ],
  ],
  [
    'my son and daughter, Elijah and Naomi',
    [
      ['Elijah', 'son'],
      ['Naomi', 'daughter'],
    ],
  ],
  ["my brother's daughter Yuki Tanaka", [['Yuki Tanaka', 'niece']]],
  [
    'three children: Emma (14), Lucas (11) and Olivia (6)',
    [
      ['Emma', 'child'],
      ['Lucas', 'child'],
      ['Olivia', 'child'],
    ],
  ],
  ['my sister-in-law, Meredith Vance', [['Meredith Vance', 'sister-in-law']]],
  ['my neice Kayla', [['Kayla', 'niece']]],
  [
    'Ann and Bo. They are my cousins.',
    [
      ['Ann', 'cousin'],
      ['Bo', 'cousin'],
    ],
  ],
  ['the Humane Society', [['Humane Society', 'charity']]],
])('%s names people with their relations', (text, expected) => {
  expect(people(text)).toEqual(expected);
});
