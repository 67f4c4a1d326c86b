import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('living-trust');
const skippedBy = (message: string) =>
  interview.replyTo(
    {
      ...interview.open(),
      language: 'es',
      facts: { grantorName: 'Ana Ruiz' },
      asked: { kind: 'fact', field: 'specificGifts' },
    },
    message,
    '2026-11-28',
  ).interview.skipped;

test.each(['No, es todo', 'No. Sería todo.', 'es todo'])('“%s” says that there is nothing else', (message) => {
  expect(skippedBy(message)).toContain('specificGifts');
});

test.each(['no es todo', 'no sería todo'])('“%s” may say that there is more, and is asked again', (message) => {
  expect(skippedBy(message)).toEqual([]);
});
