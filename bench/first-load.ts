// How much JavaScript a built public page loads before a person does anything, compressed. Needs a build: npm run build.
// Run: npx node bench/first-load.ts   (WEB_ROOT: another build than apps/web/build/client)
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = process.env['WEB_ROOT'] ?? resolve(import.meta.dirname, '../apps/web/build/client');
const homeBudgetInBytes = 150_000;

interface Weight {
  readonly file: string;
  readonly gzip: number;
  readonly brotli: number;
}

/** Every script that a page names, and every script that those import without being asked. */
const filesOf = (page: string): readonly string[] => {
  const found = new Set(readFileSync(join(root, page), 'utf8').match(/\/assets\/[\w.-]+\.js/g));
  for (const file of found) {
    const code = readFileSync(join(root, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|^import|[;}]import)\s*"\.\/([\w.-]+\.js)"/g))
      found.add(`/assets/${name}`);
  }
  return [...found];
};

const weigh = (file: string): Weight => {
  const bytes = readFileSync(join(root, file));
  return { file, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
};

const sumOf = (weights: readonly Weight[], kind: 'gzip' | 'brotli'): number =>
  weights.reduce((sum, weight) => sum + weight[kind], 0);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

const pages = [
  ['/', 'index.html'],
  ['/features', 'features/index.html'],
  ['/pricing', 'pricing/index.html'],
  ['/login', 'login/index.html'],
] as const;

for (const [address, page] of pages) {
  const weights = filesOf(page).map(weigh);
  console.log(
    `${address.padEnd(10)} ${weights.length} files, gzip ${kilobytes(sumOf(weights, 'gzip'))}, brotli ${kilobytes(sumOf(weights, 'brotli'))}`,
  );
  if (address !== '/') continue;
  for (const { file, gzip } of weights.toSorted((one, other) => other.gzip - one.gzip)) {
    console.log(`           ${kilobytes(gzip)} ${file}`);
  }
  const isWithin = sumOf(weights, 'gzip') <= homeBudgetInBytes;
  console.log(`           ${isWithin ? 'within' : 'OVER'} the budget of ${kilobytes(homeBudgetInBytes).trim()}`);
  if (!isWithin) process.exitCode = 1;
}
