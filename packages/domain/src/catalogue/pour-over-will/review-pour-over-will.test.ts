import { expect, test } from 'vitest';
import { finalize } from '#assembly/finalize.ts';
import { reworded, withoutAct, withoutItem, type Tampering } from '#assembly/testing/tampered-draft.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { pourOverWillInstrument } from '#catalogue/pour-over-will/instrument.ts';
import { settlePourOverWill } from '#catalogue/pour-over-will/pour-over-will-facts.ts';
import { pourOverWillSample } from '#catalogue/pour-over-will/pour-over-will-sample.ts';
import { reviewPourOverWill } from '#catalogue/pour-over-will/review-pour-over-will.ts';
import { everyLaw } from '#law/every-law.ts';
import type { Finding } from '#review/finding.ts';

const found = (tampering: Tampering): readonly Finding[] => {
  const facts = settlePourOverWill(pourOverWillSample, everyLaw);
  const will = finalize(tampering(writeInstrument(pourOverWillInstrument, { facts, draftedOn: '2026-11-20' })));
  if (!will.ok) throw new Error(JSON.stringify(will.reason));
  return reviewPourOverWill(will.value, facts);
};

const errorsOf = (tampering: Tampering): readonly string[] =>
  found(tampering).flatMap(({ check, level }) => (level === 'error' ? [check] : []));

test('a will as it was answered is not refused, and its maker is told that what it catches goes through probate', () => {
  expect(found((draft) => draft).map(({ check, level }) => [check, level])).toEqual([['PW14', 'information']]);
});

test.each([
  ['another name', 'The Marisol Reyes Luna Living Trust', 'The Marisol Reyes Luna Old Trust'],
  ['another date', 'November 3, 2025', 'November 13, 2025'],
])('a will that leaves the residue to a trust by %s is refused', (_, from, to) => {
  expect(errorsOf(reworded(from, to))).toContain('PW3');
});

test('a will that names another spouse, or forgets a child, is refused', () => {
  expect(errorsOf(reworded('Luis Reyes Peña', 'Victor Hargrove'))).toContain('G12');
  expect(errorsOf(reworded('Mateo Reyes Luna', 'Mateo'))).toContain('G13');
});

test('a will that loses a gift, an executor, a guardian, or the witnesses is refused', () => {
  expect(errorsOf(withoutItem('gifts.specific', 0))).toEqual(['RLT8']);
  expect(errorsOf(withoutItem('executor.nomination', 0))).toEqual(['PW5']);
  expect(errorsOf(withoutItem('executor.guardian', 0))).toEqual(['PW6']);
  expect(errorsOf(withoutAct('witness'))).toEqual(['PW9']);
});
