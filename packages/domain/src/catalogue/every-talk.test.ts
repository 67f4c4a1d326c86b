import { expect, test } from 'vitest';
import { madeTypes } from '#catalogue/document-types.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { talkWith } from '#interview/testing/talk-with.ts';

const today = '2026-11-20';

test.each(madeTypes.map(({ id }) => id))('a %s is made by conversation alone, from hello to the end', (id) => {
  const { interview, script, finish } = documentTypeOf(id);
  expect(script[0]).toBe('hello');
  const talked = talkWith(interview, today)(script);
  expect(interview.completeness(talked, today)).toMatchObject({ isComplete: true, missing: [], problems: [] });
  expect(finish(talked.facts, today)).toMatchObject({ ok: true });
});
