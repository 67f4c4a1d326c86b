import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { countLongPatterns, countWordLists } from '#architecture/find-long-patterns.ts';
import { listsStill } from '#architecture/lists-still.ts';

const root = resolve(import.meta.dirname, '../..');

const textsOf = (folder: string) =>
  Object.fromEntries(
    globSync(`${folder}/**/*.ts`, { cwd: root })
      .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

const above = (found: Readonly<Record<string, number>>, still: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(found).filter((file) => (found[file] ?? 0) > (still[file] ?? 0));

test('no pattern of the domain is longer than 200 characters', () => {
  expect(countLongPatterns(textsOf('packages/domain/src'))).toEqual({});
});

test('no list of words that are compared one by one is longer than 60 words in the conversation', () => {
  expect(above(countWordLists(textsOf('packages/domain/src/interview')), listsStill)).toEqual([]);
});

test('a long pattern is found, and a short one or a path is not', () => {
  const long = `const a = /^(?:${'word|'.repeat(50)}end)$/u;`;
  expect(countLongPatterns({ 'probe.ts': long })).toEqual({ 'probe.ts': 1 });
  expect(countLongPatterns({ 'probe.ts': "const a = /^(?:one|two)$/u; const b = 'a/b';" })).toEqual({});
});

test('a list of words is found, and a sentence is not', () => {
  expect(countWordLists({ 'probe.ts': `const a = '${'word '.repeat(61)}';` })).toEqual({ 'probe.ts': 1 });
  expect(countWordLists({ 'probe.ts': `const a = 'T${'word '.repeat(61)}.';` })).toEqual({});
});
