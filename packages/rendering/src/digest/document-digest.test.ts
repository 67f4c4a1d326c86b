import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalJson } from '#digest/canonical-json.ts';
import { instrumentOf } from '#digest/instrument-of.ts';
import { digestOf } from '#digest/document-digest.ts';
import { sampleTrust } from '#sample/sample-trust.ts';

test('the order of keys does not change the fingerprint', () => {
  const { title, ...rest } = sampleTrust();

  expect(digestOf({ ...rest, title })).toBe(digestOf(sampleTrust()));
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[{"d":1}]}');
});

test('one changed letter changes the fingerprint', () => {
  expect(digestOf(sampleTrust('Marisol Reyes'))).not.toBe(digestOf(sampleTrust('Marisol Reyez')));
});

test('anyone can recompute the fingerprint from the canonical JSON', () => {
  const json = canonicalJson(instrumentOf(sampleTrust()));

  expect(digestOf(sampleTrust())).toBe(createHash('sha256').update(json).digest('hex'));
  expect(JSON.parse(json)).toEqual(instrumentOf(sampleTrust()));
});
