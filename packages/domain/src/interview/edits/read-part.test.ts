import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { sayAt, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';

const review = whitcombsAt({ kind: 'review' });
const withoutCode = { ...review, facts: { ...whitcombs, grantorAddress: '77 Calle Adobe, Tucson, AZ' } };

test.each([
  "I don't think I ever gave you my zip code, it's 85711.",
  'my zip is 85711',
  'I forgot the zip, 85711',
  "You don't have my zip code yet: 85711",
  'I left off the zip code 85711',
])('“%s” gives the code of an address that has none, and puts another one right', (message) => {
  const said = '77 Calle Adobe, Tucson, AZ 85711';
  expect(sayAt(message, withoutCode).interview.facts).toHaveProperty('grantorAddress', said);
  expect(sayAt(message, review).interview.facts).toHaveProperty('grantorAddress', said);
});

test.each(["Solveig's zip is 85711", 'his zip code is 85711'])('“%s” is the code of somebody else', (message) => {
  expect(sayAt(message, review).interview.facts).toHaveProperty('grantorAddress', whitcombs.grantorAddress);
});

test('who takes instead of “the trust” is no word of its name', () => {
  const { interview: engine, sample } = documentTypeOf('pour-over-will');
  const reviewed = { ...engine.open(), facts: sample, asked: { kind: 'review' } } as Parameters<
    typeof engine.replyTo
  >[0];
  const { facts } = engine.replyTo(
    reviewed,
    'My household goods should go to Joanne Miller, not the trust',
    '2026-11-20',
  ).interview;
  expect(facts.trustName).toBe((sample as { readonly trustName: string }).trustName);
});
