// Keeps what the words of the clause library are, after its version was raised: npx node tools/words/pin-words.ts
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { clauseLibrary } from '@evergrant/domain/assembly/clause-library.ts';
import { digestOf, readWords } from '#words/read-words.ts';
import kept from '#words/clause-words.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const digest = digestOf(readWords(root));

if (digest !== kept.digest && clauseLibrary === kept.clauseLibrary) {
  process.stderr.write(
    'Words have changed: raise the version in packages/domain/src/assembly/clause-library.ts first.\n',
  );
  process.exit(1);
}
writeFileSync(
  new URL('clause-words.json', import.meta.url),
  `${JSON.stringify({ clauseLibrary, digest }, undefined, 2)}\n`,
);
