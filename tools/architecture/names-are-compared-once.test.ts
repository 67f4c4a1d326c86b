import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { exempt, findNameComparisons } from '#architecture/find-name-comparisons.ts';

const root = resolve(import.meta.dirname, '../..');

const texts = Object.fromEntries(
  ['packages/{domain,contract,rendering}/src', 'apps/*/src']
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\.arbitrary\.ts$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

const fileOf = (found: string): string => found.split(': ')[0] ?? '';

test('no name of a person is compared by its letters: two spellings of one person would be two people there', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(1000);
  expect(findNameComparisons(texts).filter((found) => !(fileOf(found) in exempt))).toEqual([]);
});

test('nothing is exempt that does not need to be', () => {
  const files = new Set(findNameComparisons(texts).map(fileOf));
  expect(Object.keys(exempt).filter((file) => !files.has(file))).toEqual([]);
});

test.each([
  'const isMaker = signer.name === makerName;',
  'people.find((one) => one.name === name)',
  'if (facts.spouseName !== person.name) return;',
  'gifts.filter(({ recipient }) => recipient === one.name)',
  'const key = name.toLowerCase();',
  'seen.has(grantorName.trim().toLowerCase())',
  'one.name.localeCompare(other.name)',
])('a comparison by letters is found in: %s', (text) => {
  expect(findNameComparisons({ 'packages/domain/src/rules/probe.ts': text })).not.toEqual([]);
});

test.each([
  'isSamePerson(one.name, name)',
  "if (error.name === 'AbortError') throw error;",
  'known?.name !== undefined',
  '// one.name === other.name',
  'name.length === other.name.length',
])('what compares no two names is left alone: %s', (text) => {
  expect(findNameComparisons({ 'packages/domain/src/rules/probe.ts': text })).toEqual([]);
});
