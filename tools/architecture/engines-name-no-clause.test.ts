import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { engines } from '#architecture/engines.ts';
import { findCapacities, findPlaces } from '#architecture/find-names.ts';

const root = resolve(import.meta.dirname, '../..');
const domain = 'packages/domain/src';

const read = (patterns: readonly string[]) =>
  Object.fromEntries(
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

const texts = read([
  ...[...engines, 'document-type'].map((engine) => `${domain}/${engine}/**/*.ts`),
  'packages/rendering/src/**/*.ts',
  'apps/*/src/**/*.{ts,tsx}',
]);

// What is looked up in a document that is written, as a check does; an instrument refers by id, which is read when it loads.
const checks = read([`${domain}/catalogue/*/{review-,findings}*.ts`, `${domain}/clauses/**/findings-*.ts`]);

const probes: readonly string[] = [
  "const text = sectionText(document, 'death.shares');",
  'const gifts = text("death.gifts", \'gifts.specific\');',
  "standInOrder(document, { section: 'executor.nomination', people })",
  "const schedule = document.schedules.find(({ id }) => id === 'schedule.assets');",
];

test.each(probes)('an engine or a check that names a clause by its id is found: %s', (text) => {
  expect(findPlaces({ [`${domain}/review/probe.ts`]: text })).not.toEqual([]);
});

test.each([
  "const isTrustee = capacity.includes('Trustee');",
  "own.some((one) => one.capacity.startsWith('Manager'))",
  "const isMaker = line.capacity === 'Grantor';",
])('whoever reads from the words of a capacity what somebody signs as is found: %s', (text) => {
  expect(findCapacities({ [`${domain}/review/probe.ts`]: text })).not.toEqual([]);
});

test('no engine, no app and no check names a clause: a type hands over the clause that is meant', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(700);
  expect(Object.keys(checks).length).toBeGreaterThan(8);
  expect(findPlaces({ ...texts, ...checks })).toEqual([]);
});

test('nobody tells from the words of a capacity who signs as what: the clause says in which capacities it lets sign', () => {
  expect(findCapacities({ ...texts, ...checks })).toEqual([]);
});
