import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { documentTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { factLibrary } from '@evergrant/domain/facts/facts.ts';
import { expect, test } from 'vitest';

const apps = resolve(import.meta.dirname, '../../apps');

// What a page of education says of a kind of trust is content, not code that depends on a type.
const isCode = (file: string): boolean => !/\.test\.tsx?$|\/testing\/|^web\/src\/content\//.test(file);

const linesOf = (): readonly string[] =>
  globSync('*/src/**/*.{ts,tsx}', { cwd: apps })
    .filter(isCode)
    .flatMap((file) =>
      readFileSync(join(apps, file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    );

const found = (pattern: RegExp): readonly string[] => linesOf().filter((line) => pattern.test(line));

test('no app decides by the name of a document type', () => {
  const ids = documentTypes.map(({ id }) => id).join('|');
  expect(found(new RegExp(`['"\`](?:${ids})['"\`]`))).toEqual([]);
});

test('no app knows a fact of a document by its field', () => {
  const fields = Object.keys(factLibrary).join('|');
  expect(found(new RegExp(`\\bfacts\\??\\.(?:${fields})\\b|\\bfield\\b.*['"](?:${fields})['"]`))).toEqual([]);
});
