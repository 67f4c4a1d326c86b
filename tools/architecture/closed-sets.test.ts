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

/** Every list of words of the domain and the contract, by its words: what is exported, and what a shape lists within it. */
const readSets = async (): Promise<ReadonlyMap<string, { readonly name: string; readonly file: string }>> => {
  const sets = new Map<string, { readonly name: string; readonly file: string }>();
  const files = filesIn('packages/domain/src', 'packages/contract/src');
  for (const file of files) {
    if (!/^export const \w+ = (?:\[[^\]]*\] as const|z\.enum\()/m.test(textOf(file))) continue;
    const exported = (await import(join(root, file))) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported)) {
      const words = wordsOf(value);
      if (words.length > 1 && !sets.has(keyOf(words))) sets.set(keyOf(words), { name, file });
    }
  }
  for (const file of files)
    for (const [shape] of textOf(file).matchAll(/z\.enum\(\[[^\]]*\]\)/g))
      for (const key of typedIn(shape)) if (!sets.has(key)) sets.set(key, { name: 'a shape', file });
  return sets;
};

/** Of a list of words, or of a shape that takes one of them. */
const wordsOf = (value: unknown): readonly string[] => {
  const list = typeof value === 'object' && value !== null && 'options' in value ? value.options : value;
  return Array.isArray(list) && list.every((word) => typeof word === 'string') ? list : [];
};

const lists = /\[\s*'[^'\n]+'(?:,\s*'[^'\n]+')+,?\s*\]|'[^'\n]+'(?:\s*\|\s*'[^'\n]+')+/g;
// What is offered to choose from, with or without the cues by which it is heard.
const choices = /\[\s*(?:\{\s*value: '[^'\n]+',\s*label: [^{}]*\},?\s*){2,}\]/g;

const typedIn = (text: string): readonly string[] => [
  ...[...text.matchAll(lists)].map(([list]) => keyOf(wordsIn(list, /'([^']+)'/g))),
  ...[...text.matchAll(choices)].map(([list]) => keyOf(wordsIn(list, /\bvalue: '([^']+)'/g))),
];

const wordsIn = (list: string, word: RegExp): readonly string[] =>
  [...list.matchAll(word)].map(([, found = '']) => found);

const sets = await readSets();

const typedAgain = (file: string, text: string): readonly string[] =>
  typedIn(text).flatMap((key) => {
    const set = sets.get(key);
    return set && set.file !== file ? [`${file}: ${set.name} of ${set.file}`] : [];
  });

test('no closed set of the domain or the contract is typed a second time', () => {
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
  "const media = [\n  { value: 'photo', label: 'Photo' },\n  { value: 'video', label: 'Video' },\n];",
])('a set that is typed a second time is found, outside the domain and in it: %s', (text) => {
  for (const file of ['apps/server/src/probe.ts', 'packages/domain/src/facts/probe.ts']) {
    const found = typedAgain(file, text);
    expect(found).toEqual([expect.stringMatching(/of packages\/domain\/src\/properties\/media-kinds\.ts$/u)]);
  }
});

test('a set that a shape lists within it is found where it is typed again', () => {
  const found = typedAgain('apps/server/src/probe.ts', "type Part = 'everything' | 'half' | 'nothing' | 'third';");
  expect(found).toEqual(['apps/server/src/probe.ts: a shape of packages/domain/src/facts/will.ts']);
});

test('the same words in the file that defines them are no second time', () => {
  const file = 'packages/domain/src/properties/media-kinds.ts';
  expect(typedAgain(file, "['photo', 'video']")).toEqual([]);
});
