import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

const finished = (type: string, change: Facts) => {
  const { sample, finish } = documentTypeOf(type);
  const document = finish({ ...sample, ...change }, '2026-11-22');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

const gift = (item: string): Facts => ({ specificGifts: [{ recipient: 'Ruth Brandt', item }] });

test.each([
  ['living-trust', 'death.gifts', 'refer to the Grantor.'],
  ['joint-trust', 'death.gifts', 'refer to the Grantor who owns the thing, or to both who own it.'],
  ['pour-over-will', 'gifts.specific', 'refer to the Testator.'],
])('a gift in a %s does not speak as its maker without saying so, right behind it', (type, section, end) => {
  expect(sectionText(finished(type, gift('my upright piano')), section)).toContain(
    `my upright piano.\nIn these words, “I”, “me”, and “my” ${end}\n`,
  );
  expect(sectionText(finished(type, gift('the upright piano')), section)).not.toContain('In these words');
});

test('what belongs to both of two makers is not given in part for being called ours', () => {
  const said = (type: string) => sectionText(finished(type, gift('our upright piano')), 'death.gifts');
  expect(said('joint-trust')).toContain('“our” refer to both who make this instrument.');
  expect(said('living-trust')).toContain('the interest of the Grantor is given, and no more');
});

test('the assignment of a thing does not call it mine', () => {
  const inNewYork: Facts = { grantorState: 'NY', governingState: 'NY', grantorCounty: 'Kings' };
  const text = plainText(finished('living-trust', { ...inNewYork, ...gift('my upright piano') }));
  expect(text.slice(text.indexOf('Exhibit 1 Assignment'))).toMatch(/\([a-z]\) Upright piano/u);
});

test('a child is not described in the first person', () => {
  const children = [
    { name: 'Sofía Reyes Luna', relationship: 'daughter from my first marriage' },
    { name: 'Mateo Reyes Luna', relationship: 'son' },
  ];
  const text = plainText(finished('living-trust', { children }));
  expect(text).toContain('Sofía Reyes Luna (daughter from the first marriage of the Grantor)');
  expect(text).not.toContain('from my first marriage');
});
