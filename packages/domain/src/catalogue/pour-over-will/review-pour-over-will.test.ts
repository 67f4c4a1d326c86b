import { expect, test } from 'vitest';
import { finalize } from '#assembly/finalize.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { pourOverWillInstrument } from '#catalogue/pour-over-will/instrument.ts';
import { settlePourOverWill, type PourOverWillFacts } from '#catalogue/pour-over-will/pour-over-will-facts.ts';
import { pourOverWillSample } from '#catalogue/pour-over-will/pour-over-will-sample.ts';
import { reviewPourOverWill } from '#catalogue/pour-over-will/review-pour-over-will.ts';
import { everyLaw } from '#law/every-law.ts';

const facts = settlePourOverWill(pourOverWillSample, everyLaw);

// The will of the sample, measured by other answers.
const checksOf = (change: Partial<PourOverWillFacts>): readonly string[] => {
  const document = finalize(writeInstrument(pourOverWillInstrument, { facts, draftedOn: '2026-11-20' }));
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return reviewPourOverWill(document.value, { ...facts, ...change })
    .filter(({ level }) => level === 'error')
    .map(({ check }) => check);
};

test('a will that leaves the rest to a trust of another name or another day is refused', () => {
  expect(checksOf({})).toEqual([]);
  expect(checksOf({ trustName: 'The Reyes Luna Living Trust' })).toEqual(['PW3']);
  expect(checksOf({ trustDate: '2025-11-04' })).toEqual(['PW3']);
});

test('a will that forgets a child, or speaks of a marriage that is none, is refused', () => {
  expect(checksOf({ children: [...facts.children, { name: 'Lucía Reyes Luna' }] })).toEqual(['G13']);
  expect(checksOf({ marriage: { ...facts.marriage, status: 'Single' } })).toEqual(['G12']);
});
