import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';

// Where the words of instruments are written; guides and tests are no words of an instrument.
const written = ['packages/domain/src/clauses/**/*.ts', 'packages/domain/src/catalogue/*/instrument.ts'];

/** Every passage of text in the source of clauses and instruments, each once and in alphabetical order. */
export const readWords = (root: string): readonly string[] =>
  [
    ...new Set(
      globSync(written, { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) => wordsOfFile(join(root, file))),
    ),
  ].toSorted();

const wordsOfFile = (file: string): readonly string[] => wordsIn(readFileSync(file, 'utf8'));

/** The passages of one source: literals and parts of templates that say something, and no addresses of modules. */
export const wordsIn = (source: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (node['type'] === 'TemplateElement') found.push(String((node['value'] as { readonly cooked: string }).cooked));
    if (node['type'] === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
    if (node['type'] !== 'ImportDeclaration') Object.values(node).forEach(visit);
  };
  visit(parseAst(source, { lang: 'ts' }).body);
  return found.filter((text) => /\p{L}.* | .*\p{L}/su.test(text));
};

/** One number for all of them, which changes with every word. */
export const digestOf = (words: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex');

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
