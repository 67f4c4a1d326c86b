import { expect, test } from 'vitest';
import { hear, known, without } from '#interview/testing/hallorans.ts';

test.each([
  ['specificGifts', 'my brother Carl gets SSI'],
  ['specificGifts', 'Amy gets food stamps'],
  ['specificGifts', 'I get a VA pension'],
  ['assets', 'SSI, SSDI and food stamps'],
  ['assets', 'VA pension'],
] as const)('benefits are no property, asked for %s, and stay in the notes: “%s”', (field, message) => {
  const { interview, reply } = hear(field, message);
  expect([interview.facts, interview.doubt]).toEqual([known, null]);
  expect(reply).toContain('cannot be left to anybody');
  expect(interview.notes?.some(({ words }) => words === message)).toBe(true);
});

test('property beside benefits is recorded, and nobody is called Medicaid', () => {
  const { facts } = hear('assets', 'Medicare, Medicaid and a checking account at Chase').interview;
  expect(facts.assets?.map(({ description }) => description)).toEqual(['checking account at Chase']);
  const { doubt } = hear('beneficiaries', 'Carl Reed is on SSI and Medicaid').interview;
  expect(doubt?.proposed.beneficiaries?.map(({ name }) => name)).toEqual(['Carl Reed']);
});

test.each(['my 401k and my pension from Boeing', 'savings bonds', 'disability insurance policy refund of $900'])(
  'what only sounds like a benefit is property: “%s”',
  (message) => {
    const { facts, doubt } = hear('assets', message).interview;
    expect(facts.assets ?? doubt?.proposed.assets).not.toBeUndefined();
  },
);

test.each(['myself', 'Ruth Halloran'])('the maker receives nothing after the own death: “%s”', (message) => {
  const { interview, reply } = hear('beneficiaries', message);
  expect([interview.facts, interview.doubt]).toEqual([known, null]);
  expect(reply).toContain('who receives after your death');
});

test.each(['my husband Ted, God rest his soul', 'my uncle Ted, may he rest in peace'])(
  'whoever is remembered so is dead: “%s”',
  (message) => {
    const { interview } = hear('beneficiaries', message, without('spouseName'));
    expect([interview.facts.beneficiaries, interview.doubt]).toEqual([undefined, null]);
  },
);

test.each([
  ['specificGifts', 'I used to have a boat for Joe'],
  ['assets', 'house used to be in Ohio'],
] as const)('a thing that is past is never recorded unasked, asked for %s: “%s”', (field, message) => {
  const { interview } = hear(field, message);
  expect(interview.facts).toEqual(known);
});
