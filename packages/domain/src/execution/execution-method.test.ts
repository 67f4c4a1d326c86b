import { expect, test } from 'vitest';
import {
  cosignerAttestation,
  effectOfSigning,
  electronicConsent,
  ownerAttestation,
  spouseAttestation,
  witnessAttestation,
} from '#execution/consent-text.ts';
import { executionMethodOf } from '#execution/execution-method.ts';
import { jurisdictionOf } from '#jurisdictions/jurisdiction-of.ts';
import { stateCodes } from '#jurisdictions/state-code.ts';

test('a living trust is printed and signed in ink wherever the state asks for witnesses', () => {
  for (const state of stateCodes) {
    const isFormal = jurisdictionOf(state).trust.witnessesRequired > 0;
    expect(executionMethodOf('living-trust', state).kind).toBe(isFormal ? 'print-and-sign' : 'electronic');
  }
});

test('wills, deeds, powers of attorney, directives and unknown documents are never executed electronically', () => {
  for (const type of ['pour-over-will', 'testamentary-trust', 'lady-bird-deed', 'durable-financial-poa', 'anything']) {
    for (const state of stateCodes) expect(executionMethodOf(type, state).kind).toBe('print-and-sign');
  }
});

test('without a state the strictest rule applies, and the reason says so', () => {
  expect(executionMethodOf('living-trust', undefined)).toEqual({
    kind: 'print-and-sign',
    reason: 'The state is not known, so the strictest rule applies: print the document and sign it in ink.',
  });
});

test('a signature that does not execute the document says so before it is given', () => {
  expect(effectOfSigning({ kind: 'print-and-sign' })).toContain('does not execute the document');
  expect(effectOfSigning({ kind: 'electronic' })).not.toContain('does not execute');
});

test('every text that somebody agrees to has a version of its own', () => {
  const texts = [electronicConsent, ownerAttestation, witnessAttestation, spouseAttestation, cosignerAttestation];
  expect(new Set(texts.map(({ version }) => version)).size).toBe(5);
  expect(witnessAttestation.text).toContain('I am at least 18 years old. I am not named in this document');
  expect(electronicConsent.text).toContain('paper copy');
});
