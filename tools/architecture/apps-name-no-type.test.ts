import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findNames, type Name } from '#architecture/find-names.ts';

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

test('what a comment, a test or a page of education says decides nothing', () => {
  const text = "export const name = 'Living Trust of Florida';";
  for (const file of [
    'apps/web/src/probe.test.ts',
    'apps/server/src/testing/probe.ts',
    'apps/web/src/content/probe.ts',
  ])
    expect(findNames({ [file]: text }, 'the name of a document type')).toEqual([]);
  expect(findNames({ 'apps/web/src/probe.ts': `// ${text}` }, 'a state')).toEqual([]);
});

test.each([...new Set(probes.map(([name]) => name))])('no app, and nothing that prints, says %s', (name) => {
  expect(Object.keys(texts).length).toBeGreaterThan(500);
  expect(findNames(texts, name)).toEqual([]);
});
