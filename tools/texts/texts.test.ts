import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { testByText, whyNeverShown } from '#texts/text-table.ts';

const root = resolve(import.meta.dirname, '../..');
const inside = (file: string, text: string): boolean => {
  const source = readFileSync(join(root, file), 'utf8');
  return source.includes(text) || source.includes(text.replaceAll("'", String.raw`\'`));
};

test.each(Object.entries(testByText))('"%s" is shown by %s', (text, file) => {
  expect(inside(file, text)).toBe(true);
});

test('a text that is said never to be shown stands nowhere in the product', () => {
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const shown = Object.keys(whyNeverShown).filter((text) => sources.some((file) => inside(file, text)));
  expect(shown).toEqual([]);
});
