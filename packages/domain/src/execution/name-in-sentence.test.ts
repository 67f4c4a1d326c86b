import { expect, test } from 'vitest';
import { nameInSentence } from '#execution/name-in-sentence.ts';

test.each([
  ['Lake House Trust', 'the Lake House Trust'],
  ['The Okonkwo Family Trust', 'The Okonkwo Family Trust'],
  ['the Reyes trust', 'the Reyes trust'],
  ['My living trust', 'My living trust'],
  ["Ana's plan", "Ana's plan"],
  ['Thea Berg Trust', 'the Thea Berg Trust'],
  ['  Lake House Trust ', 'the Lake House Trust'],
])('inside a sentence "%s" has one article at most', (name, written) => {
  expect(nameInSentence(name)).toBe(written);
});
