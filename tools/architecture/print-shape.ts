// How long files are, which import each other, which stand in a ring, and what a document type takes of its own.
// Run: npx node tools/architecture/print-shape.ts [root of another working copy]
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findViolations } from '#architecture/find-violations.ts';
import { readImports } from '#architecture/read-imports.ts';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'));
const isTest = (file: string): boolean => /\.(?:test|e2e)\.tsx?$|\/testing\/|\.arbitrary\.ts$/.test(file);
const linesOf = (file: string): number => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
const sumOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + linesOf(file), 0);

const filesIn = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: (name) => /^(?:node_modules|build)$/.test(name) });

const all = ['packages', 'apps', 'tools', 'e2e', 'bench']
  .flatMap(filesIn)
  .filter((one) => !one.includes('node_modules'));
const code = all.filter((file) => !isTest(file));
const lengths = code.map(linesOf).toSorted((one, other) => one - other);
const at = (part: number): number => lengths[Math.ceil(lengths.length * part) - 1] ?? 0;

console.log(
  `files: ${code.length} with ${sumOf(code)} lines, and ${all.length - code.length} of tests with ${sumOf(all) - sumOf(code)}`,
);
console.log(`lines of a file: median ${at(0.5)}, nine of ten at most ${at(0.9)}, the longest ${at(1)}`);
console.log(`longer than 300 lines: ${all.filter((file) => linesOf(file) > 300).join(', ') || 'none'}`);

const imports = readImports(root).filter(({ file }) => !isTest(file));
const known = new Set(imports.map(({ file, target }) => `${file} ${target}`));
const mutual = imports.filter(({ file, target }) => file < target && known.has(`${target} ${file}`));
const pairs = new Set(mutual.map(({ file, target }) => `${file} and ${target}`));
console.log(`files that import each other: ${[...pairs].join('; ') || 'none'}`);

const rings = findViolations(imports).filter((violation) => violation.startsWith('no ring'));
console.log(`rings: ${rings.map((ring) => `\n  ${ring}`).join('') || 'none'}`);

const catalogue = 'packages/domain/src/catalogue';
const types = globSync(`${catalogue}/*/questions.ts`, { cwd: root }).map((file) => file.split('/').at(-2) ?? '');
for (const type of types.toSorted()) {
  const own = filesIn(`${catalogue}/${type}`);
  const written = own.filter((file) => !isTest(file));
  console.log(`${type}: ${sumOf(written)} lines in ${written.length} files, tests ${sumOf(own) - sumOf(written)}`);
}
