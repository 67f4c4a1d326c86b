import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const filesIn = (...folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|\/content\//.test(file));

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const keyOf = (words: readonly string[]): string => words.toSorted().join(' ');

/** Every exported list of words, by its words; the domain comes first. */
const readSets = async (): Promise<ReadonlyMap<string, { readonly name: string; readonly file: string }>> => {
  const sets = new Map<string, { readonly name: string; readonly file: string }>();
  for (const file of filesIn('packages/domain/src', 'packages/contract/src')) {
    if (!/^export const \w+ = (?:\[[^\]]*\] as const|z\.enum\()/m.test(textOf(file))) continue;
    const exported = (await import(join(root, file))) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported)) {
      const words = wordsOf(value);
      if (words.length > 1 && !sets.has(keyOf(words))) sets.set(keyOf(words), { name, file });
    }
  }
  return sets;
};

/** Of a list of words, or of a shape that takes one of them. */
const wordsOf = (value: unknown): readonly string[] => {
  const list = typeof value === 'object' && value !== null && 'options' in value ? value.options : value;
  return Array.isArray(list) && list.every((word) => typeof word === 'string') ? list : [];
};

const typedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\[\s*'[^'\n]+'(?:,\s*'[^'\n]+')+,?\s*\]|'[^'\n]+'(?:\s*\|\s*'[^'\n]+')+/g)].map(([list]) =>
    keyOf([...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)),
  );

const sets = await readSets();

const typedAgain = (file: string, text: string): readonly string[] =>
  typedIn(text).flatMap((key) => {
    const set = sets.get(key);
    return set && set.file !== file ? [`${file}: ${set.name} of ${set.file}`] : [];
  });

test('no closed set of the domain or the contract is typed a second time outside the domain', () => {
  expect(sets.size).toBeGreaterThan(30);
  const again = filesIn(
    'packages/domain/src',
    'packages/contract/src',
    'packages/rendering/src',
    'apps/server/src',
    'apps/web/src',
  ).flatMap((file) => typedAgain(file, textOf(file)));
  expect(again).toEqual([]);
});

test.each([
  "const kinds = ['video', 'photo'] as const;",
  "type Medium = 'photo' | 'video';",
  "const medium = z.enum([\n  'photo',\n  'video',\n]);",
])('a set that is typed a second time is found: %s', (text) => {
  const found = typedAgain('apps/server/src/probe.ts', text);
  expect(found).toEqual([expect.stringMatching(/of packages\/domain\/src\/properties\/media-kinds\.ts$/u)]);
});

test('the same words in the file that defines them are no second time', () => {
  const file = 'packages/domain/src/properties/media-kinds.ts';
  expect(typedAgain(file, "['photo', 'video']")).toEqual([]);
});
