import { expect, test } from 'vitest';
import { sizeInWords } from '#ui/size-in-words.ts';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [655_360, '640 KB'],
  [1_468_006, '1.4 MB'],
])('%i bytes are shown as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
