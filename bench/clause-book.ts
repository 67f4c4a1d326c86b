// The clauses of a document type for whoever reviews them: what each is called, where its words come from, which facts it prints,
// what it refers to and defines, and its words in the sample of the type. Markdown.
// Run: npx node bench/clause-book.ts living-trust
import type { Clause, Passage } from '@evergrant/domain/assembly/clause.ts';
import type { Instrument } from '@evergrant/domain/assembly/instrument.ts';
import { textOfBlocks } from '@evergrant/domain/assembly/plain-text.ts';
import { blocksOfAct } from '@evergrant/domain/assembly/blocks-of-act.ts';
import type { Source } from '@evergrant/domain/assembly/source.ts';
import { clauseLibrary } from '@evergrant/domain/assembly/clause-library.ts';
import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';

const id = process.argv[2] ?? '';
if (!madeTypes.some((type) => type.id === id)) {
  console.error(`Name one of ${madeTypes.map((type) => type.id).join(', ')}.`);
  process.exit(1);
}

const parts: Readonly<Record<string, unknown>> = await import(`@evergrant/domain/catalogue/${id}/instrument.ts`);
const instrument = Object.values(parts).find(
  (part): part is Instrument<never> => typeof part === 'object' && part !== null && 'articles' in part,
);
if (!instrument) throw new Error(`${id} exports no instrument`);

const { sample, finish } = documentTypeOf(id);
const finished = finish(sample, '2026-11-20');
if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
const { opening, articles, acts, schedules } = finished.value;
const wordsById = new Map(
  [...articles.flatMap(({ sections }) => sections), ...schedules].map((part) => [part.id, textOfBlocks(part.blocks)]),
);

const origin = (source: Source): string => {
  const words = source.follows.length === 0 ? 'own words' : `own words after ${source.follows.join('; ')}`;
  return source.kind === 'own' ? words : `words of a ${source.kind} (${source.prints}) among ${words}`;
};

const row = (name: string, values: readonly string[]): readonly string[] =>
  values.length === 0 ? [] : [`- ${name}: ${values.join(', ')}`];

const describe = (title: string, passage: Passage<never, unknown>, words: string | undefined): string =>
  [
    `### ${title}`,
    '',
    `- ${origin(passage.source)}; not reviewed by counsel`,
    ...row(
      'prints',
      passage.facts.map(({ field }) => field),
    ),
    ...row('refers to', passage.refers),
    ...row('defines', passage.defines),
    ...(passage.when ? ['- stands only where it applies'] : []),
    '',
    words ?? 'Left out for the family of the sample.',
    '',
  ].join('\n');

const describeClause = (clause: Clause<never>): string =>
  describe(`${clause.id}: ${clause.heading}`, clause, wordsById.get(clause.id));

console.log(`# ${instrument.instrument}, clause library ${clauseLibrary}\n`);
console.log(describe('Opening', instrument.opening, textOfBlocks(opening)));
for (const article of instrument.articles) {
  console.log(`## ${article.heading}\n`);
  for (const clause of article.clauses) console.log(describeClause(clause));
}
for (const part of [...instrument.schedules, ...(instrument.exhibits ?? [])]) console.log(describeClause(part));

console.log('## Acts of execution\n');
for (const act of instrument.acts) console.log(describe('An act of execution', act, 'Its words stand below.'));
for (const act of acts) console.log(`### ${act.heading}\n\n${textOfBlocks(blocksOfAct(act))}\n`);
