import { expect, test } from 'vitest';
import { finalize } from '#assembly/finalize.ts';
import { p, para } from '#assembly/prose.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { pourOverWillInstrument } from '#catalogue/pour-over-will/instrument.ts';
import { settlePourOverWill } from '#catalogue/pour-over-will/pour-over-will-facts.ts';
import { pourOverWillSample } from '#catalogue/pour-over-will/pour-over-will-sample.ts';
import { testamentaryTrustInstrument } from '#catalogue/testamentary-trust/instrument.ts';
import { nomination } from '#clauses/will/executor.ts';
import { guardian } from '#clauses/will/guardian.ts';
import { withoutAct, type Tampering } from '#assembly/testing/tampered-draft.ts';
import { everyLaw } from '#law/every-law.ts';
import { checkWill } from '#review/check-will.ts';

const facts = settlePourOverWill(pourOverWillSample, everyLaw);

const checksOf = (tampering: Tampering, measuredBy = facts): readonly string[] => {
  const will = finalize(tampering(writeInstrument(pourOverWillInstrument, { facts, draftedOn: '2026-11-20' })));
  if (!will.ok) throw new Error(JSON.stringify(will.reason));
  return checkWill(will.value, { ...measuredBy, sections: { nomination, guardian } }).map(({ check }) => check);
};

test('a will that names other executors or guardians than those who were given is refused', () => {
  expect(checksOf((draft) => draft)).toEqual([]);
  expect(checksOf((draft) => draft, { ...facts, executorsInLine: [{ name: 'Victor Hargrove' }] })).toEqual(['PW5']);
  const guardians = { inLine: [{ name: 'Ana Cruz Vega' }], ofProperty: { name: 'Victor Hargrove' } };
  expect(checksOf((draft) => draft, { ...facts, guardians })).toEqual(['PW6']);
});

test('a will that is not signed as the law of its state asks is refused', () => {
  expect(checksOf(withoutAct('witness'))).toEqual(['PW9']);
  const twice: Tampering = (draft) => ({
    ...draft,
    acts: [...draft.acts, { kind: 'witness', heading: 'Again', attestation: [para(p`Again.`)], witnessLines: 2 }],
  });
  expect(checksOf(twice)).toEqual(['PW9']);
});

test('nothing follows the signatures at the end of a will: it has no schedule and no exhibit', () => {
  for (const { schedules, exhibits = [] } of [pourOverWillInstrument, testamentaryTrustInstrument])
    expect([...schedules, ...exhibits]).toEqual([]);
});
