import { createHash } from 'node:crypto';
import { plainText } from '@evergrant/domain/assembly/plain-text.ts';
import { expect, test } from 'vitest';
import { canonicalJson } from '#digest/canonical-json.ts';
import { digestOf } from '#digest/document-digest.ts';
import { instrumentOf } from '#digest/instrument-of.ts';
import { sampleTrust } from '#testing/sample-trust.ts';

test('one changed letter changes the fingerprint', () => {
  expect(digestOf(sampleTrust('Marisol Reyes'))).not.toBe(digestOf(sampleTrust('Marisol Reyez')));
});

test('anyone can recompute the fingerprint from the words', () => {
  expect(digestOf(sampleTrust())).toBe(createHash('sha256').update(plainText(sampleTrust())).digest('hex'));
});

test('the guide is no part of what is signed', () => {
  const guide = [{ id: 'more', heading: 'More', steps: [{ text: 'Keep a copy.' }] }];
  expect(digestOf({ ...sampleTrust(), guide })).toBe(digestOf({ ...sampleTrust(), guide: [] }));
});

test('equal data is equal text, whatever the order of its keys', () => {
  const { title, ...rest } = sampleTrust();

  expect(canonicalJson(instrumentOf({ ...rest, title }))).toBe(canonicalJson(instrumentOf(sampleTrust())));
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[{"d":1}]}');
});
