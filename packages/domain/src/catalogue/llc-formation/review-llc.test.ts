import { expect, test } from 'vitest';
import { finalize } from '#assembly/finalize.ts';
import { reworded, withActs, type Tampering } from '#assembly/testing/tampered-draft.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { llcInstrument } from '#catalogue/llc-formation/instrument.ts';
import { settleLlc } from '#catalogue/llc-formation/llc-facts.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { reviewLlc } from '#catalogue/llc-formation/review-llc.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';

const untouched: Tampering = (draft) => draft;

const settled = (change: Facts) => settleLlc({ ...llcSample, ...change }, everyLaw);

interface Slip {
  readonly written?: Facts;
  readonly measuredBy?: Facts;
  readonly tampering?: Tampering;
}

// The papers that some answers gave, with a slip, measured by these or by other answers.
const checksOf = ({ written = {}, measuredBy = written, tampering = untouched }: Slip): readonly string[] => {
  const draft = writeInstrument(llcInstrument, { facts: settled(written), draftedOn: '2026-11-20' });
  const document = finalize(tampering(draft));
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return reviewLlc(document.value, settled(measuredBy)).map(({ check }) => check);
};

const managed: Facts = { management: 'manager', managers: [{ name: 'Lee Chan' }] };

const withoutLine = (id: string): Tampering =>
  withActs((act) => (act.kind === 'sign' ? { ...act, signers: act.signers.filter((line) => line.id !== id) } : act));

test('sound papers of a company pass their review', () => {
  const alone: Facts = { members: [{ name: 'Nora Whitfield', percentage: 100 }] };
  for (const written of [{}, managed, alone, { taxTreatment: 'cCorporation' } as const])
    expect(checksOf({ written })).toEqual([]);
});

test('a percentage that nobody gave does not pass, nor one whose words say another', () => {
  const members = [
    { name: 'Nora Whitfield', percentage: 70 },
    { name: 'Tomás Iglesias', percentage: 30 },
  ];
  expect(checksOf({ measuredBy: { members } })).toEqual(['G8', 'G8']);
  expect(checksOf({ tampering: reworded('fifty percent (50%)', 'sixty percent (50%)') })).toEqual(['G8']);
});

test('a company of members is not given papers that speak of managers, nor a company of managers those that speak of none', () => {
  expect(checksOf({ written: managed, measuredBy: {} })).toEqual(['LL3']);
  expect(checksOf({ measuredBy: managed })).toEqual(['LL3', 'LL12']);
});

test('a member or manager who has no line to sign is missed', () => {
  for (const line of ['member-1', 'member-2']) expect(checksOf({ tampering: withoutLine(line) })).toEqual(['LL12']);
  expect(checksOf({ written: managed, tampering: withoutLine('manager-1') })).toEqual(['LL12']);
  const byOwner: Facts = { management: 'manager', managers: [{ name: 'Nora Whitfield' }] };
  expect(checksOf({ written: byOwner, tampering: withoutLine('manager-1') })).toEqual(['LL12']);
});

test('a corporation is not given the accounts of a partnership, nor a partnership none', () => {
  for (const taxTreatment of ['sCorporation', 'cCorporation'] as const) {
    expect(checksOf({ measuredBy: { taxTreatment } })).toEqual(['LL6']);
    expect(checksOf({ written: { taxTreatment }, measuredBy: {} })).toEqual(['LL6']);
  }
});
