import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const files = ['packages/*/src', 'apps/*/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

const id = String.raw`(?:\w+Id|\bid)`;

// Whether a text has the shape of an id at all is asked with `test`, and is left alone.
const parsing = new RegExp(
  [
    String.raw`\b(?:Number(?:\.parse\w+)?|parseInt|parseFloat)\(\s*[\w.?!]*${id}\s*[,)]`,
    String.raw`\b${id}[?!]?\.(?:split|match|matchAll|replace|replaceAll|startsWith|endsWith|search)\(`,
    String.raw`\.exec\(\s*[\w.?!]*${id}\s*\)`,
  ].join('|'),
  'gu',
);

const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');

const parsed = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(parsing)].map(([found]) => found);

test('no id is taken apart for a meaning: whoever makes ids another way would change what the product does', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => parsed(readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`));
  expect(found).toEqual([]);
});

test.each([
  'const number = Number(documentId);',
  'const [kind] = witness.id.split(":");',
  "if (versionId.startsWith('v2')) return;",
  "const words = typeId.replaceAll('-', ' ');",
  'const made = /^\\d+/.exec(order.id);',
  'parseInt(row.orderId, 10)',
])('an id that is taken apart is found in: %s', (text) => {
  expect(parsed(text)).toHaveLength(1);
});

test.each([
  'const isId = /^acct_\\w+$/.test(accountId);',
  'const folder = `properties/${id.slice(0, 8)}`;',
  "// documentId.split(':') would be one",
  'Number(percent)',
])('what asks for the shape of an id, or shows a part of it, is left alone: %s', (text) => {
  expect(parsed(text)).toEqual([]);
});
