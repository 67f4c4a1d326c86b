import { expect, test } from 'vitest';
import { findMentions } from '#interview/reader/mentions.ts';
import { nameRunAt } from '#interview/reader/names.ts';
import { tokenize } from '#interview/reader/tokens.ts';

const nameOf = (text: string): string | undefined => nameRunAt(tokenize(text), 0, true)?.name;

test.each([
  ['guadalupe hernandez reyes', 'Guadalupe Hernandez Reyes'],
  ["siobhan o'rourke", "Siobhan O'Rourke"],
  ['ruthanne mcgillicuddy', 'Ruthanne McGillicuddy'],
  ['Maria de los Angeles Fuentes', 'Maria de los Angeles Fuentes'],
  ['hyun-woo kim', 'Hyun-Woo Kim'],
  ['Walter P. Simmons Jr.', 'Walter P. Simmons Jr.'],
  ['desmond tutuola, jr', 'Desmond Tutuola Jr.'],
  ['Harold T. Beaumont the third', 'Harold T. Beaumont III'],
  ['Robert "Bob" Ellison', 'Robert Ellison'],
  ['Dr. Ingrid Solheim', 'Ingrid Solheim'],
  ['Nguyễn Thị Mai', 'Nguyễn Thị Mai'],
  ['Will Grace', 'Will Grace'],
])('%s is the name %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test.each(['yes please', 'everything', '2016', 'my', ''])('%s is no name', (text) => {
  expect(nameOf(text)).toBeUndefined();
});

const people = (text: string): readonly (readonly [string | undefined, string | undefined])[] =>
  findMentions(text, tokenize(text), () => false).map(({ name, relationship }) => [name, relationship]);

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
