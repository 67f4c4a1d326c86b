import { expect, test } from 'vitest';
import { finalize } from '#assembly/finalize.ts';
import { reworded, withoutItem, withSection, type Tampering } from '#assembly/testing/tampered-draft.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { settleAgency } from '#catalogue/durable-financial-poa/agency-facts.ts';
import { agencySample } from '#catalogue/durable-financial-poa/agency-sample.ts';
import { agencyInstrument } from '#catalogue/durable-financial-poa/instrument.ts';
import { reviewAgency } from '#catalogue/durable-financial-poa/review-agency.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';

const checksOf = (tampering: Tampering, change: Facts = {}): readonly string[] => {
  const facts = settleAgency({ ...agencySample, ...change }, everyLaw);
  const document = finalize(tampering(writeInstrument(agencyInstrument, { facts, draftedOn: '2026-11-20' })));
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return reviewAgency(document.value, facts).map(({ check }) => check);
};

/** Leaves the last line to initial out. */
const withoutLine = withSection('special.granted', (section) => ({
  ...section,
  blocks: section.blocks.map((block) =>
    block.kind === 'initials' ? { ...block, items: block.items.slice(0, -1) } : block,
  ),
}));

const choices: readonly Facts[] = [
  {},
  { mayChangeTrusts: true },
  { mayChangeBeneficiaries: true },
  { mayMakeGifts: false, mayReadMessages: false },
];

test.each(choices)('a power of attorney as it was chosen is not refused: %j', (change) => {
  expect(checksOf((draft) => draft, change)).toEqual([]);
});

test('a power of attorney that names somebody else as agent, or loses a successor, is refused', () => {
  expect(checksOf(reworded('"name":"Daniel Whitfield"', '"name":"Victor Hargrove"'))).toEqual(['POA1']);
  expect(checksOf(withoutItem('appointment.successors', 0))).toEqual(['POA1']);
});

test.each(choices)('a special power that has no line to initial is refused: %j', (change) => {
  expect(checksOf(withoutLine, change)).toEqual(['POA2']);
});
