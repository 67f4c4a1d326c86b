import { expect, test } from 'vitest';
import { finalize } from '#assembly/finalize.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { settleAgency } from '#catalogue/durable-financial-poa/agency-facts.ts';
import { agencySample } from '#catalogue/durable-financial-poa/agency-sample.ts';
import { agencyInstrument } from '#catalogue/durable-financial-poa/instrument.ts';
import { reviewAgency } from '#catalogue/durable-financial-poa/review-agency.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';

const settled = (change: Facts) => settleAgency({ ...agencySample, ...change }, everyLaw);

// The instrument of the sample, measured by other answers.
const checksOf = (measuredBy: Facts): readonly string[] => {
  const document = finalize(writeInstrument(agencyInstrument, { facts: settled({}), draftedOn: '2026-11-20' }));
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return reviewAgency(document.value, settled(measuredBy)).map(({ check }) => check);
};

test('agents who are left out or stand in another order are noticed', () => {
  expect(checksOf({})).toEqual([]);
  const grace = { name: 'Grace Whitfield Okoro', relationship: 'daughter' };
  const daniel = { name: 'Daniel Whitfield', relationship: 'son' };
  expect(checksOf({ agent: grace, successorAgents: [daniel] })).toEqual(['POA1']);
  expect(checksOf({ successorAgents: [grace, { name: 'Paul Stern', relationship: 'friend' }] })).toEqual(['POA1']);
});

test('a special power that was chosen and has no line to initial is noticed, and so is one that was not chosen', () => {
  expect(checksOf({ mayDisclaim: true })).toEqual(['POA2']);
  expect(checksOf({ mayChangeTrusts: true })).toEqual(['POA2']);
  expect(checksOf({ mayMakeGifts: false })).toEqual(['POA2']);
});
