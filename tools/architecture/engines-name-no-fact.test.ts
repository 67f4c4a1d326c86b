import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { enginesWithoutFacts } from '#architecture/engines.ts';
import { findFactNames } from '#architecture/find-names.ts';

const root = resolve(import.meta.dirname, '../..');
const domain = 'packages/domain/src';

// The reader of messages and the readers of documents of earlier versions know the facts that they read.
const readers = /\/assembly\/older-documents\//;

const texts = Object.fromEntries(
  enginesWithoutFacts
    .flatMap((engine) => globSync(`${domain}/${engine}/**/*.ts`, { cwd: root }))
    .filter((file) => !readers.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

const probes: readonly string[] = [
  "const isFinal = (field: FieldId) => field === 'grantorDateOfBirth';",
  "const derived = recorded.includes('grantorAddress') ? [...recorded, 'grantorState'] : recorded;",
  "const question = findQuestion(plan, 'children');",
  'const spouse = interview.facts.spouseName;',
  "const takers = facts['beneficiaries'];",
  'const { maritalStatus: status } = after.facts;',
  'const columnsFor = (form: EntryForm, { maritalStatus }: Facts) => form;',
  'const aliases = ofMaker.grantorAka;',
  'const told = { grantorName: after.name };',
  "const mark = missingMark('beneficiaries');",
  "const next = answers.contingentBeneficiaries === 'heirsAtLaw' ? [] : answers.contingentBeneficiaries;",
  'const takers = answers.beneficiaries;',
  'interface Division {\n  readonly contingentBeneficiaries: readonly Alternate[];\n}',
];

test.each(probes)('an engine that names a fact is found: %s', (text) => {
  expect(findFactNames({ [`${domain}/interview/probe.ts`]: text })).not.toEqual([]);
});

test.each([
  "const kind = 'assets';",
  'const state = document.governingState;',
  'const rule = law.provisions.noContest;',
  '// The children and the spouseName are asked before.',
])('what is no fact is no name of one: %s', (text) => {
  expect(findFactNames({ [`${domain}/assembly/probe.ts`]: text })).toEqual([]);
});

test('no engine names a fact: it knows kinds, and the roles that facts declare', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(150);
  expect(findFactNames(texts)).toEqual([]);
});
