import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { writeKind } from '#law/write-kind.ts';

const folder = resolve(import.meta.dirname, '../../packages/domain/src/law/states');
const [section, confidence, asOf] = process.argv.slice(2);

if (!section || !asOf || (confidence !== 'known' && confidence !== 'verify')) {
  process.stderr.write('How to use it: node tools/law/add-kind.ts promissoryNote verify 2026-11-23\n');
  process.exit(1);
}

// All are written or none: the first that has the section already stops it.
const written = globSync('*.json', { cwd: folder }).map((name) => {
  const file = join(folder, name);
  return [file, writeKind(readFileSync(file, 'utf8'), { section, confidence, asOf })] as const;
});
for (const [file, text] of written) writeFileSync(file, text);
process.stdout.write(`${written.length} files of law have the section ${section}. Lay them out with npx oxfmt.\n`);
