import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findFactNames, findNames, type Name } from '#architecture/find-names.ts';
import { readImports } from '#architecture/read-imports.ts';

const root = resolve(import.meta.dirname, '../..');

const texts = Object.fromEntries(
  ['apps/*/src', 'packages/rendering/src', 'packages/contract/src', 'packages/ports/src']
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

const says = "const nounOf = (id: string) => id;\nexport const title = (id: string) => nounOf(id) === 'trust' ? 1 : 2;";

const probes: readonly (readonly [Name, string])[] = [
  ['the id of a document type', "export const type = 'living-trust';"],
  ['the name of a document type', "const name = 'My Living Trust';"],
  ['the name of a document type', 'const Heading = () => <h1>Sample Pour-Over Will</h1>;'],
  ['a noun of a document type compared', says],
  ['a noun of a document type compared', "switch (noun) {\n  case 'joint trust':\n}"],
  ['a noun of a document type compared', 'const isTrust = name.toLowerCase().endsWith("will");'],
  ['a noun of a document type compared', "const title = words.one !== 'document' ? a : b;"],
  ['a fact by its field', 'const name = document.interview.facts.trustName;'],
  ['a fact by its field', "const name = facts['trustName'];"],
  ['a fact by its field', 'const {\n  trustName,\n} = document.interview.facts;'],
  ['a fact by its field', "const row = {\n  field:\n    'trustName',\n};"],
  ['a state', "import law from '#law/states/FL.json';"],
  ['a state', "const isStrict = state === 'FL';"],
  ['a state', "const note = 'Florida asks for two witnesses.';"],
];

test.each(probes)('%s is found in: %s', (name, text) => {
  for (const file of ['apps/server/src/probe.ts', 'apps/web/src/signing/probe.tsx', 'packages/rendering/src/probe.ts'])
    expect(findNames({ [file]: text }, name)).not.toEqual([]);
});

test('what a comment, a test or the prose of a page of education says decides nothing', () => {
  const text = "export const name = 'Living Trust of Florida';";
  for (const file of [
    'apps/web/src/probe.test.ts',
    'apps/server/src/testing/probe.ts',
    'apps/web/src/content/probe.ts',
  ])
    expect(findNames({ [file]: text }, 'the name of a document type')).toEqual([]);
  expect(findNames({ 'apps/web/src/probe.ts': `// ${text}` }, 'a state')).toEqual([]);
});

test.each([
  "const costs = whatItCosts('living-trust');",
  "export const page = { path: '/trusts', typeId: 'special-needs-trust' };",
  "const isAvailable = isAvailableType('irrevocable-trust');",
])('content that names a type by its id is found: %s', (text) => {
  const file = 'apps/web/src/content/education/probe.ts';
  expect(findNames({ [file]: text }, 'the id of a document type')).not.toEqual([]);
});

// What an app and what prints must not know, in the words in which engines are kept from it.
test.each([
  "const isTold = answers.maritalStatus === 'Married';",
  "const question = findQuestion(plan, 'children');",
  "const own = ['grantorName', 'grantorAka'];",
  'const told = { trustName: document.title };',
])('an app that names a fact like an engine is found: %s', (text) => {
  expect(findFactNames({ 'apps/web/src/documents/probe.tsx': text })).not.toEqual([]);
});

test('no app, and nothing that prints, names a fact in any way in which an engine could', () => {
  // An address of the published API calls a document by the name of its trust.
  const own = Object.entries(texts).filter(([file]) => file !== 'packages/contract/src/signing.ts');
  expect(findFactNames(Object.fromEntries(own))).toEqual([]);
});

const definesFacts = new Set(
  globSync('packages/domain/src/facts/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.') && readFileSync(join(root, file), 'utf8').includes('defineFact({'),
  ),
);

const readsFacts = (imports: ReturnType<typeof readImports>) =>
  imports
    .filter(
      ({ file, target }) =>
        /^apps\/[\w-]+\/src\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file) && definesFacts.has(target),
    )
    .map(({ file, target }) => `${file} imports ${target}`);

test('no app imports a file in which facts are defined: a fact comes with the questions of a type', () => {
  expect(definesFacts.size).toBeGreaterThan(12);
  const target = 'packages/domain/src/facts/trust.ts';
  expect(readsFacts([{ file: 'apps/web/src/probe.ts', target, isType: false }])).toHaveLength(1);
  expect(readsFacts(readImports(root))).toEqual([]);
});

test.each([...new Set(probes.map(([name]) => name))])('no app, and nothing that prints, says %s', (name) => {
  expect(Object.keys(texts).length).toBeGreaterThan(500);
  expect(findNames(texts, name)).toEqual([]);
});
