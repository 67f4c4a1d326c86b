import { expect, test } from 'vitest';
import { signatureRefusal } from '#signing/signature-refusal.ts';

test('a signature is submitted only when drawn, consented to and attested', () => {
  const everything = { isDrawn: true, hasConsented: true, isAttested: true, isMaker: true, hasAddress: true };

  expect(signatureRefusal(everything)).toBeUndefined();
  expect(signatureRefusal({ ...everything, isMaker: false })?.title).toBe('Who Is Signing?');
  expect(signatureRefusal({ ...everything, hasAddress: false })?.title).toBe('Address Required');
  expect(signatureRefusal({ ...everything, isDrawn: false })?.title).toBe('Signature Required');
  expect(signatureRefusal({ ...everything, hasConsented: false })?.title).toBe('Consent Required');
  expect(signatureRefusal({ ...everything, isAttested: false })?.title).toBe('Attestation Required');
});
