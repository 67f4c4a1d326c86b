import { expect, test } from 'vitest';
import { analyzeMessage } from '#interview/language/analyze-message.ts';

const nameOf = (text: string): string | undefined => analyzeMessage(text).names[0]?.name;

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

test.each([
  "I don't want it gambled away by Christmas",
  "Christmas isn't a child",
  'we want this done before Thanksgiving',
  'not until May',
  'we move in August',
])('a day names nobody: %s', (text) => {
  expect(nameOf(text)).toBeUndefined();
});

test.each([
  ['my daughter Easter', 'Easter'],
  ['my sister June and my brother', 'June'],
  ['Mary Christmas', 'Mary Christmas'],
])('who is called like a day is named: %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});
