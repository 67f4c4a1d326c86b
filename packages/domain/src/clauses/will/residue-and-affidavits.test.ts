import { expect, test } from 'vitest';
import type { LegalDocument } from '#assembly/document.ts';
import { plainText } from '#assembly/plain-text.ts';
import { pourOverWill } from '#catalogue/pour-over-will/pour-over-will.ts';
import { type Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';

const will = pourOverWill(everyLaw);

const made = stateCodes.filter((state) => state !== 'LA');

const today = '2026-11-22';

const finished = (facts: Facts): LegalDocument => {
  const document = will.finish(facts, today);
  if (!document.ok) throw new Error(JSON.stringify([document.reason, facts]));
  return document.value;
};

const sampleIn = (grantorState: StateCode, change: Facts = {}): LegalDocument =>
  finished({ ...will.sample, grantorState, ...change });

test('the residue goes to the trust by its exact name and date', () => {
  const text = plainText(sampleIn('FL'));
  expect(text).toContain('to the Trustee of The Marisol Reyes Luna Living Trust, dated November 3, 2025, as amended');
  expect(text).toContain('This gift is made under Fla. Stat. § 732.513');
});

test('the affidavit of a state is printed in its own words, in ours where none are prescribed, and not where its words are not held', () => {
  const affidavitIn = (state: StateCode) => sampleIn(state).acts.some(({ kind }) => kind === 'selfProvingAffidavit');
  expect(made.filter(affidavitIn)).toEqual(
    'AK AZ CO CT FL ID MA MI MN MS MT NE NH NM NY ND OR PA RI SD TN UT VA WA WV WI'.split(' ').toSorted(inOrder),
  );
  for (const state of ['ID', 'NC', 'PA', 'VA'] as const)
    expect(plainText(sampleIn(state))).not.toMatch(/\bhis last will/iu);
  for (const state of ['WA', 'NY'] as const)
    expect(plainText(sampleIn(state))).toContain('being sworn, say at the request of the Testator');
  expect(plainText(sampleIn('RI'))).toContain('that the signatures of the witnesses on the will are genuine');
  expect(plainText(sampleIn('NH'))).toContain('was of sane mind and under no constraint or undue influence');
  for (const state of ['WA', 'NY', 'RI'] as const)
    expect(sampleIn(state).acts.flatMap((act) => (act.kind === 'selfProvingAffidavit' ? act.affiants : []))).toEqual(
      [],
    );
  expect(plainText(sampleIn('CA'))).toContain('under penalty of perjury under the laws of the State of California');
  for (const state of ['DC', 'OH'] as const)
    expect(
      sampleIn(state)
        .guide[0]?.steps.map(({ text }) => text)
        .join(' '),
    ).toContain('Do not attach a self-proving affidavit');
});

const inOrder = (one: string, other: string): number =>
  stateCodes.indexOf(one as StateCode) - stateCodes.indexOf(other as StateCode);

test('where the law proves a will in one sitting, testator and witnesses sign once, in its words, and an officer certifies it', () => {
  for (const state of ['TX', 'NC'] as const) {
    const document = sampleIn(state);
    expect(document.acts.map(({ kind }) => kind)).toEqual(['sign', 'witness', 'jurat']);
    const text = plainText(document);
    const { oneSittingExecution } = lawOf(state).wills;
    for (const words of Object.values(oneSittingExecution?.value ?? {}))
      for (const piece of words.split(/\{[^}]+\}/u)) expect(text).toContain(piece.trim());
    expect(text.match(new RegExp(`^${will.sample.grantorName}, Testator$`, 'gmu'))).toHaveLength(1);
    expect(text).not.toContain('Witness 1, signature');
    expect(text).not.toContain('Affidavit');
    const steps = document.guide[0]?.steps.map((step) => step.text).join(' ');
    expect(steps).toContain('each of you signs once');
    expect(steps).not.toContain('sign it again');
  }
  expect(plainText(sampleIn('TX'))).toContain('Made under Tex. Est. Code § 251.1045(a).');
});

test('a clause on contests is printed where it is wanted and the law enforces it, and nowhere else', () => {
  const isPrinted = (state: StateCode, noContest: boolean) =>
    plainText(sampleIn(state, { noContest })).includes('Contest of the Will');
  expect([isPrinted('CA', true), isPrinted('CA', false), isPrinted('FL', true)]).toEqual([true, false, false]);
});

test('a spouse under community property law keeps the other half', () => {
  expect(plainText(sampleIn('TX'))).toContain(
    'The other half of the community property, under whatever name, belongs to the Spouse',
  );
  expect(plainText(sampleIn('FL'))).not.toContain('community property');
});

test('the last takers leave out nobody by name where nobody was named', () => {
  const named = { intentionallyOmitted: [{ name: 'Rolf Beck' }] };
  expect(plainText(sampleIn('TX', named))).toContain('A person who is left out by name in Section');
  expect(plainText(sampleIn('TX', { intentionallyOmitted: [] }))).not.toContain('left out by name');
});
