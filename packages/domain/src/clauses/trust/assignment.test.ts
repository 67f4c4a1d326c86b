import { expect, test } from 'vitest';
import type { LegalDocument } from '#assembly/document.ts';
import { plainText } from '#assembly/plain-text.ts';
import { signersOf } from '#assembly/signers-of.ts';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { everyLaw } from '#law/every-law.ts';
import type { StateCode } from '#law/state-code.ts';

const type = livingTrust(everyLaw);

const trustIn = (governingState: StateCode): LegalDocument => {
  const facts = { ...type.sample, grantorState: governingState, governingState };
  const assets = [...(type.sample.assets ?? []), { description: 'the grand piano', category: 'tangible' as const }];
  const document = type.finish({ ...facts, assets }, '2026-11-20');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

const exhibitOf = (document: LegalDocument): string => {
  const text = plainText(document);
  const start = text.indexOf('Exhibit 1 Assignment to the Trustee');
  return start === -1 ? '' : text.slice(start);
};

test('a trust under the law of New York brings a separate assignment, and never says that it assigns by itself', () => {
  const document = trustIn('NY');
  const exhibit = exhibitOf(document);
  expect(exhibit).toContain('property belongs to the Trust only when it has been transferred to the Trustee');
  expect(exhibit).toContain('(a) The grand piano');
  expect(exhibit).toContain('Signature of the Grantor: (to be written in)');
  expect(plainText(document)).toContain('a separate assignment in the form of Exhibit 1.');
  expect(plainText(document)).not.toContain('this instrument is itself an assignment');
  expect(JSON.stringify(document.guide)).toContain('describe it in the separate assignment (Exhibit 1)');
});

test('the assignment is signed later and keeps the trust from nothing', () => {
  const ids = signersOf(trustIn('NY')).map(({ id }) => id);
  expect(ids).toEqual(signersOf(trustIn('OH')).map(({ id }) => id));
});

test('elsewhere the trust itself assigns what has no title', () => {
  const document = trustIn('OH');
  expect(exhibitOf(document)).toBe('');
  expect(plainText(document)).toContain('this instrument is itself an assignment of it to the Trustee');
});
