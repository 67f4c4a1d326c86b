import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';

const { interview: trust } = documentTypeOf('living-trust');
const field = 'descendantsTakeFirst';
const facts: Facts = {
  children: [],
  beneficiaries: [
    { name: 'Ida Bloom', relationship: 'niece', percentage: 60 },
    { name: 'Eero Diaz', relationship: 'friend', percentage: 40 },
  ],
};

const asked = (message: string) =>
  trust.replyTo({ ...trust.open(), facts, asked: { kind: 'fact', field } }, message, '2026-11-28').interview;

test.each([
  ["No. If one's gone it goes to the other.", false],
  ['the other one', false],
  ['whoever is still living', false],
  ['If Ida dies before me her part goes to Eero', false],
  ['if she dies, Eero takes all of it', false],
  ['her kids', true],
  ["goes to Eero's kids", true],
  ["goes to Eero Diaz's children", true],
  ['it goes to Eero Diaz', false],
  ['if she goes first her kids get it', true],
  ["Yes, if they've left little ones", true],
  ['yes if they have kids by then', true],
  ['down to their children', true],
] as const)('asked whether children come first, “%s” is %s', (message, value) => {
  expect(asked(message).facts[field]).toBe(value);
});

test.each([
  'her part should go to Eero, unless she has kids',
  'Their kids, and if there are none, the other one',
  'yes but only if they finished school',
])('“%s” is never recorded unasked', (message) => {
  expect(asked(message).facts[field]).toBeUndefined();
});
