import { expect, test } from 'vitest';
import { changedBy, sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const fields = ['governingState', 'bondRequired', 'debtsAndTaxesFrom', 'hasPourOverWill'] as const;
const offered = whitcombsAt({ kind: 'offer', fields: [...fields] }, ...fields);
const usual = { governingState: 'AZ', bondRequired: false, debtsAndTaxesFrom: 'residue', hasPourOverWill: true };

test.each([
  'GOOD TO GO EXCEPT 60 DAYS SURVIVAL',
  'make survival 60 days, rest is fine',
  'yes but if one of them sues she gets nothing',
  'all fine, and anybody who fights the trust in court gets nothing',
  'sounds good, but keep the sixty days',
  'I have no preference',
  'okay to all, though Juniper should get reasonable pay',
  'That is all agreeable, except that I do want the cello for Caspian, as I said',
  "If it's the usual way then okay",
  'The customary provisions are acceptable.',
  'fine if that is how most people do it',
  "Whatever's customary, that's fine",
  'the standard stuff',
])('“%s” says once more what is recorded, and agrees', (message) => {
  expect(changedBy(message, offered)).toEqual(usual);
});

test.each([
  ['make survival 90 days, rest is fine', { ...usual, survivalDays: 90 }],
  ['everything as usual but a bond please', { ...usual, bondRequired: true }],
  [
    'change these: trustee gets a fixed fee of 4000 dollars a year, survive 45 days. the rest standard',
    { ...usual, trusteeCompensation: 'fixed', trusteeFixedFeeInCents: 400_000, survivalDays: 45 },
  ],
])('“%s” changes one setting and takes the others', (message, changed) => {
  expect(changedBy(message, offered)).toEqual(changed);
});

test.each(['fine, except Solveig gets the money', 'all agreeable, except that I want the cello to go to Juniper'])(
  '“%s” is no agreement before the rest of it is understood',
  (message) => {
    expect(sayAt(message, offered).interview.facts).not.toHaveProperty('bondRequired');
  },
);

test('of wishes on lines of their own the clear ones are recorded, and nothing is agreed to before the others are', () => {
  const { facts, notes } = sayAt(
    '- a bond please\n- the boat stays with Captain Bob\n- rest as proposed',
    offered,
  ).interview;
  expect(facts).toHaveProperty('bondRequired', true);
  expect(facts).not.toHaveProperty('hasPourOverWill');
  expect(JSON.stringify(notes)).toContain('Captain Bob');
});
