import { expect, test } from 'vitest';
import { documentTypes } from '#catalogue/document-types.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const made = documentTypes.filter(({ load }) => load !== undefined).map(({ id }) => documentTypeOf(id));

test('the sample of every type is finished: each reference leads somewhere, each term has its words and meaning', () => {
  expect(made.length).toBeGreaterThan(0);
  for (const type of made) expect(type.finish(type.sample, '2026-11-20')).toMatchObject({ ok: true });
});
