import { expect, test } from 'vitest';
import { waitForFile } from '#documents/wait-for-file.ts';

test('a page asks again only while a signed copy is being printed', () => {
  expect(waitForFile(['clean', 'being-prepared'])).toBeGreaterThan(0);
  expect(waitForFile(['preview', 'clean', 'signed', 'none'])).toBe(false);
  expect(waitForFile([])).toBe(false);
});
