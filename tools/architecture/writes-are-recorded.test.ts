import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findUnrecorded } from '#architecture/find-unrecorded.ts';
import { filesOfNoAct, tablesOfNoAct } from '#architecture/unrecorded-writes.ts';

const root = resolve(import.meta.dirname, '../..');

const texts = Object.fromEntries(
  globSync('apps/server/src/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

const found = findUnrecorded(texts, 'apps/server/src');

const isExempt = ({ file, table }: (typeof found)[number]): boolean => table in tablesOfNoAct || file in filesOfNoAct;

test('no verb writes what a person has or has done without an entry in the audit trail', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(300);
  expect(found.filter((one) => !isExempt(one)).map(({ file, table }) => `${file}: ${table}`)).toEqual([]);
});

test('nothing is exempt that does not need to be', () => {
  const tables = new Set(found.map(({ table }) => table));
  expect(Object.keys(tablesOfNoAct).filter((table) => !tables.has(table))).toEqual([]);
  const files = new Set(found.filter(({ table }) => !(table in tablesOfNoAct)).map(({ file }) => file));
  expect(Object.keys(filesOfNoAct).filter((file) => !files.has(file))).toEqual([]);
});

const imports = `import { appendAudit } from '#platform/audit.ts';
import { deeds, type Deed } from '#probe/tables.ts';
import { keepDeed as keep } from '#probe/keep-deed.ts';
`;

const keepDeed = `import { deeds } from '#probe/tables.ts';
export const keepDeed = async ({ tx }: Inside, deed: Deed): Promise<void> => {
  await tx
    .insert(deeds)
    .values(deed);
};`;

const findIn = (verb: string) =>
  findUnrecorded({ 'src/probe/verb.ts': imports + verb, 'src/probe/keep-deed.ts': keepDeed }, 'src').map(
    ({ file, table }) => `${file}: ${table}`,
  );

test.each([
  'export const act = ({ db }: Needs) => db.transaction(async (tx) => {\n  await tx.update(deeds).set({ a: 1 });\n});',
  'export const act = ({ db }: Needs) => db.transaction((tx) => write(tx));\nconst write = (tx: Tx) => tx.delete(deeds);',
  'export const act = ({ db }: Needs) => db.transaction((tx) => keep({ tx }, { a: f(1) }));',
  'export const act = ({ db }: Needs) => db.insert(deeds).values({ a: 1 });',
  '// appendAudit(tx, entry)\nexport const act = async (context: Needs) => {\n  await context.db\n    .update(deeds)\n    .set({ a: 1 });\n};',
  'export const act = ({ db }: Needs) => db.transaction(async (tx) => {\n  await keep({ tx }, { a: 1 });\n  await other(tx);\n});\nconst other = async (tx: Tx) => {\n  await tx.update(deeds).set({ b: 1 });\n  await appendAudit(tx, { action: "another deed" });\n};',
])('a write without an entry is found in: %s', (verb) => {
  expect(findIn(verb)).toHaveLength(1);
});

test.each([
  'export const act = ({ db }: Needs) => db.transaction(async (tx) => {\n  await keep({ tx }, deed);\n  await appendAudit(tx, entry);\n});',
  'export const act = ({ db }: Needs) => db.transaction(async (tx) => {\n  await tx.update(deeds).set({ a: 1 });\n  await note(tx);\n});\nconst note = (tx: Tx) => appendAudit(tx, entry);',
  'export const act = ({ db }: Needs) => db.transaction((tx) => tx.select().from(deeds));',
  'export const act = (hash: Hash) => hash.update(deeds.name);',
  'const keepInside = (tx: Tx) => tx.insert(deeds).values({ a: 1 });',
])('a write with its entry, a read, and what works in the transaction of a caller are left alone: %s', (verb) => {
  expect(findIn(verb)).toEqual([]);
});
