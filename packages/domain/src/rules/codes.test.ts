import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync('{rules,catalogue/*}/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));

// `defineRule('V4', …)`, `defineRule(`V2a ${field}`, …)` and `defineRule(codeOf('V10', …)`; a rule in the place of another names that one.
const codes = files.flatMap((file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/defineRule\(\s*(?:codeOf\()?['`]([^'`$]+)/gu)].map(
    ([, code = '']) => code.trim(),
  ),
);

test('no two rules bear one code, whichever types they belong to', () => {
  expect(codes.length).toBeGreaterThan(70);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});
