import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Act } from '#assembly/act.ts';
import { certificatesOf } from '#assembly/certificates-of.ts';
import { plainText } from '#assembly/plain-text.ts';
import { signersOf } from '#assembly/signers-of.ts';
import { assembled, settled } from '#catalogue/living-trust/testing/tampered-document.ts';
import { executionRule } from '#law/execution-rule.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes } from '#law/state-code.ts';

const kindsOf = ({ acts }: { readonly acts: readonly Act[] }) => acts.map(({ kind }) => kind);

const married = settled({
  grantorState: 'CA',
  governingState: 'CA',
  maritalStatus: 'Married',
  spouseName: 'Luis Ortega Paz',
  initialTrustee: [{ name: 'Marisol Reyes Luna' }, { name: 'Ana Cruz Vega' }, { name: 'Oak Trust Company' }],
});

test('a living trust is signed, witnessed and acknowledged; a spouse joins where property is held in common', () => {
  expect(kindsOf(assembled(settled({})))).toEqual(['sign', 'witness', 'acknowledgment']);
  expect(kindsOf(assembled(married))).toEqual(['sign', 'witness', 'joinder', 'acknowledgment']);
});

test('everybody who signs acknowledges, each person once, and a trust company signs by an officer', () => {
  const document = assembled(married);

  expect(certificatesOf(document).map(({ names }) => names)).toEqual([
    ['Marisol Reyes Luna'],
    ['Luis Ortega Paz'],
    ['Ana Cruz Vega'],
    ['Oak Trust Company'],
  ]);
  expect(signersOf(document).flatMap(({ kind, name }) => (kind === 'organization' ? [name] : []))).toEqual([
    'Oak Trust Company',
  ]);
  expect(plainText(document)).toContain('Oak Trust Company, Trustee, accepting the Trust\nBy:\nName:\nTitle:');
});

test('a witness states the age that the law of the state asks of witnesses', () => {
  const alabama = assembled(settled({ grantorState: 'AL', governingState: 'AL' }));

  expect(plainText(alabama)).toContain('I am at least nineteen years of age');
  expect(plainText(assembled(settled({})))).toContain('I am at least eighteen years of age');
});

test('the guide is not among the words of the instrument, and holds no notes of the research', () => {
  for (const state of stateCodes) {
    const document = assembled(settled({ grantorState: state, governingState: state }));
    const steps = document.guide.flatMap((sheet) => sheet.steps.map(({ text }) => text));
    expect(document.guide.map(({ id }) => id)).toEqual(['signing', 'after-signing']);
    expect(steps.join('\n')).not.toMatch(/check scope|current numbering|not adopted|reviewed by an attorney\.$/iu);
    for (const step of steps) expect(plainText(document)).not.toContain(step);
  }
});

test('the sheet on signing recommends paper wherever no law is certain to let a screen sign, and never says execute', () => {
  for (const state of stateCodes) {
    const { method } = executionRule('lifetime-trust', lawOf(state));
    const [signing] = assembled(settled({ grantorState: state, governingState: state })).guide;
    const steps = signing?.steps.map(({ text }) => text) ?? [];
    expect([state, steps.includes(method.reason)]).toEqual([state, method.kind === 'electronic']);
    const saysItExecutes = /signatures? [^.]*\bexecutes? the document/u.test(steps.join(' '));
    expect([state, saysItExecutes && !method.isCertain]).toEqual([state, false]);
  }
});

test('no state is named in the code of the acts and the guide, so a state is changed in its file alone', () => {
  const names = stateCodes.map((code) => lawOf(code).name);
  const nameOrCode = new RegExp(`\\b(?:${names.join('|')})\\b|'(?:${stateCodes.join('|')})'`, 'u');
  const folder = join(import.meta.dirname, '../..');
  const files = globSync(
    [
      'clauses/trust/{execution,acknowledgment}.ts',
      'clauses/agency/*.ts',
      'catalogue/*/guide.ts',
      'catalogue/living-trust/*-steps.ts',
    ],
    {
      cwd: folder,
    },
  );

  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(nameOrCode);
});

test('where a notary will do instead of witnesses, the guide does not ask for witnesses besides', () => {
  const [signing] = assembled(settled({ grantorState: 'NY', governingState: 'NY' })).guide;
  const steps = signing?.steps.map(({ text }) => text).join(' ');
  expect(steps).toContain('asks for an acknowledgment before a notary or for witnesses');
  expect(steps).not.toContain('asks for at least');
});

test('who is said to be an organization signs and acknowledges by somebody, and who is said to be a person does not', () => {
  const initialTrustee = [
    { name: 'Mercy Lane', kind: 'organization' as const },
    { name: 'Sarah Church', kind: 'person' as const },
  ];
  const document = assembled(settled({ initialTrustee }));
  expect(signersOf(document).map(({ name, kind }) => `${name} ${kind}`)).toEqual(
    expect.arrayContaining(['Mercy Lane organization', 'Sarah Church person']),
  );
  expect(plainText(document)).toContain('Mercy Lane, Trustee, accepting the Trust\nBy:\nName:\nTitle:');
  expect(plainText(document)).not.toContain('Sarah Church, Trustee, accepting the Trust\nBy:');
  const steps = document.guide.flatMap((sheet) => sheet.steps.map(({ text }) => text)).join('\n');
  expect(steps).toContain('For an organization, a person who may act for it signs');
});
