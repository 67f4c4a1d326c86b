import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { executionSection } from '@evergrant/domain/law/sections/execution.ts';
import { expect, test } from 'vitest';
import { writeKind } from '#law/write-kind.ts';

const folder = resolve(import.meta.dirname, '../../packages/domain/src/law/states');
const files = globSync('*.json', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));
const found = { section: 'promissoryNote', confidence: 'verify', asOf: '2026-11-23' } as const;

const executionOf = (file: string) =>
  (JSON.parse(file) as { readonly execution: Readonly<Record<string, unknown>> }).execution;

test('a new kind stands in the law of every state as one of which nothing is known, and fits the schema of a kind', () => {
  expect(files).toHaveLength(51);
  const shape = executionSection.shape.company;
  for (const file of files) {
    const { promissoryNote, ...others } = executionOf(writeKind(file, found));
    expect(shape.parse(promissoryNote)).toMatchObject({
      witnesses: { value: null, confidence: 'verify', asOf: '2026-11-23' },
    });
    expect(others).toEqual(executionOf(file));
  }
});

test('what is known of a kind is never written over', () => {
  expect(() => writeKind(files[0] ?? '', { ...found, section: 'will' })).toThrow('has a section will already');
});
