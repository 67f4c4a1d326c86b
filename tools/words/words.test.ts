import { resolve } from 'node:path';
import { clauseLibrary } from '@evergrant/domain/assembly/clause-library.ts';
import { expect, test } from 'vitest';
import kept from '#words/clause-words.json' with { type: 'json' };
import { digestOf, readWords, wordsIn } from '#words/read-words.ts';

test('no word of a clause changes while the version of the clause library stays (then: npx node tools/words/pin-words.ts)', () => {
  const digest = digestOf(readWords(resolve(import.meta.dirname, '../..')));
  expect({ clauseLibrary, digest }).toEqual(kept);
});

test('words are read from literals and templates, wherever they stand in each other', () => {
  const source = "const words = (a: string): Prose => p`The ${a} shall ${a ? p`serve without bond` : 'post a bond'}.`;";
  expect(wordsIn(source)).toEqual(expect.arrayContaining(['The ', ' shall ', 'serve without bond', 'post a bond']));
});

test('a comment, a name of code and the address of a module are no words', () => {
  expect(wordsIn("import { p } from '#a b/prose.ts';\n// some words here\nconst oneName = p;")).toEqual([]);
});
