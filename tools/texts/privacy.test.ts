import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { toldByTable } from '#texts/privacy-table.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (pattern: string): string =>
  globSync(pattern, { cwd: root, exclude: (name) => name.includes('.test.') })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

const policy = read('apps/web/src/content/legal/*.ts');
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? '')),
];

test('the privacy policy tells about every table of the database', () => {
  const tables = found(read('apps/server/src/**/tables.ts'), /pgTable\(\s*'(\w+)'/g);
  expect(tables.length).toBeGreaterThan(20);
  const untold = tables.filter((table) => {
    const words = toldByTable[table];
    return words === undefined || !policy.includes(words);
  });
  expect(untold).toEqual([]);
});

test('the privacy policy names every cookie, and none that is not set', () => {
  const set = found(read('apps/server/src/**/*.ts'), /'(?:__Host-)?(evergrant\.[a-z-]+)'/g).toSorted();
  const told = found(policy, /'(evergrant\.[a-z-]+)'/g).toSorted();
  expect(set.length).toBeGreaterThan(4);
  expect(told).toEqual(set);
});

test('the privacy policy names everything that a page keeps in the browser', () => {
  const sources = read('apps/web/src/**/*.{ts,tsx}');
  expect(found(sources, /localStorage\.setItem\((\w+)/g)).toEqual(['key']);
  expect(sources).toContain("'evergrant-member'");
  expect(policy).toContain('evergrant-member (local storage)');
  expect(policy).toContain('Checkout details (session storage)');
});

test('no page loads anything from elsewhere', () => {
  const sources = read('apps/web/src/**/*.{ts,tsx,css}');
  expect(found(sources, /(?:src=|url\(|import\(|fetch\()["'](https?:\/\/[^"']+)/g)).toEqual([]);
});
