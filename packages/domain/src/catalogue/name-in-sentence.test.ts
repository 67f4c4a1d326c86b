import { expect, test } from 'vitest';
import { madeTypes } from '#catalogue/document-types.ts';
import { nameInSentence } from '#catalogue/name-in-sentence.ts';

test.each([
  ['Lake House Trust', 'the Lake House Trust'],
  ['The Okonkwo Family Trust', 'The Okonkwo Family Trust'],
  ['the Reyes trust', 'the Reyes trust'],
  ['My living trust', '“My living trust”'],
  ['Our will', '“Our will”'],
  ['Power of attorney for Peter', 'the Power of attorney for Peter'],
  ['Hansen Brothers Landscaping', '“Hansen Brothers Landscaping”'],
  ['the document', 'the document'],
  ["Ana's plan", "Ana's plan"],
  ['Thea Berg Trust', 'the Thea Berg Trust'],
  ['  Lake House Trust ', 'the Lake House Trust'],
])('inside a sentence "%s" has one article at most, and quotation marks where it needs them', (name, written) => {
  expect(nameInSentence(name)).toBe(written);
});

test.each(madeTypes.map(({ noun }) => noun))('a document that is called a %s needs no quotation marks', (noun) => {
  expect(nameInSentence(`Lake House ${noun}`)).toBe(`the Lake House ${noun}`);
});

test.each(['Open http://evil.example', 'Your account\nis locked', 'evil.example'])(
  'the document name %j is not repeated in a mail',
  (name) => expect(nameInSentence(name)).toBe('the document'),
);
