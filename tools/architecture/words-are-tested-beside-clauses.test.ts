import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Instrument } from '@evergrant/domain/assembly/instrument.ts';
import { expect, test } from 'vitest';
import { findWordsOfOthers } from '#architecture/find-words-of-others.ts';

const root = resolve(import.meta.dirname, '../..');
const catalogue = 'packages/domain/src/catalogue';

const isInstrument = (value: unknown): value is Instrument<never> =>
  typeof value === 'object' && value !== null && 'articles' in value && 'acts' in value;

const clausesByType = new Map(
  await Promise.all(
    globSync(`${catalogue}/*/instrument.ts`, { cwd: root }).map(async (file) => {
      const instruments = Object.values((await import(join(root, file))) as object).filter(isInstrument);
      const clauses = instruments.flatMap(({ articles, schedules, exhibits = [] }) => [
        ...articles.flatMap((article) => article.clauses),
        ...schedules,
        ...exhibits,
      ]);
      return [file.split('/').at(-2) ?? '', clauses] as const;
    }),
  ),
);

const texts = Object.fromEntries(
  globSync(`${catalogue}/*/*.test.ts`, { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

const foldersOf = (type: string): readonly string[] => {
  const file = readFileSync(join(root, catalogue, type, 'instrument.ts'), 'utf8');
  return [...new Set([...file.matchAll(/'#clauses\/([\w-]+)\//g)].map(([, folder = '']) => folder))];
};

test('what a clause of several types says is tested beside it, and not once in each type', () => {
  expect(clausesByType.size).toBeGreaterThan(5);
  expect(Object.keys(texts).length).toBeGreaterThan(30);
  expect(findWordsOfOthers(texts, clausesByType)).toEqual([]);
});

test('no folder of clauses serves several types without tests of its own', () => {
  const serving = [...clausesByType.keys()].flatMap(foldersOf);
  const shared = new Set(serving.filter((folder, index) => serving.indexOf(folder) !== index));
  expect([...shared].toSorted()).toEqual(expect.arrayContaining(['general', 'trust', 'will']));
  const untested = [...shared].filter(
    (folder) => globSync(`packages/domain/src/clauses/${folder}/*.test.ts`, { cwd: root }).length === 0,
  );
  expect(untested).toEqual([]);
});

const body = (): readonly string[] => [];
const probes = new Map([
  [
    'one-kind',
    [
      { id: 'death.shared', body },
      { id: 'death.own', body: () => [] },
    ],
  ],
  ['other-kind', [{ id: 'death.renamed', body }]],
]);
const findIn = (name: string, text: string) =>
  findWordsOfOthers({ [`${catalogue}/one-kind/${name}.test.ts`]: text }, probes);

test('a test of a type that reads the words of a clause of two types is found', () => {
  const found = [`${catalogue}/one-kind/shares.test.ts: death.shared`];
  expect(findIn('shares', "expect(sectionText(document, 'death.shared')).toBe('');")).toEqual(found);
  expect(findIn('shares', "const said = (id: Id) => printedSection({}, id);\nsaid('death.shared');")).toEqual(found);
});

test.each([
  ['shares', "expect(sectionText(document, 'death.own')).toBe('');"],
  ['shares', "expect(sections.some(({ id }) => id === 'death.shared')).toBe(true);"],
  ['review-one-kind', "tear(document, 'death.shared'); sectionText(document, 'death.own');"],
])('a clause of its own, a place without its words and a review are left alone: %s, %s', (name, text) => {
  expect(findIn(name, text)).toEqual([]);
});
