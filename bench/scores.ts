// Every figure of the conversation, one after the other: whole conversations by document type, turn cases, corrections, how often what
// was recorded unasked was right. Run: npx node bench/scores.ts [--sealed]
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { driveTalk } from '#talks/drive-talk.ts';
import { isEntirelyRight, type Score, scoreTalk } from '#talks/score-talk.ts';
import { type Talk, talksOf } from '#talks/talk.ts';

const sealed = process.argv.includes('--sealed') ? ['sealed'] : [];
const hands = ['a', 'b', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', ...sealed];
// The fourth hand wrote whole conversations alone.
const handsOfTurns = ['a', 'b', ...sealed];

interface Went {
  readonly talk: Talk;
  readonly score: Score;
}

const goThrough = async (talk: Talk): Promise<Went> => ({
  talk,
  score: scoreTalk(talk, await driveTalk(documentTypeOf(talk.documentType), talk)),
});

const columns = [
  'talks',
  'entirely right',
  'complete',
  'wrong each',
  'wrong names',
  'missing each',
  'turns',
  'repeats',
];

const rowOf = (name: string, went: readonly Went[]): readonly (string | number)[] => {
  const sum = (of: (score: Score) => number): number => went.reduce((all, { score }) => all + of(score), 0);
  const each = (of: (score: Score) => number): string => (sum(of) / went.length).toFixed(2);
  return [
    name,
    went.length,
    sum((score) => Number(isEntirelyRight(score))),
    sum(({ isComplete }) => Number(isComplete)),
    each(({ wrong }) => wrong.length),
    sum(({ wrongNames }) => wrongNames.length),
    each(({ missing }) => missing.length),
    each(({ turns }) => turns),
    sum(({ repeats }) => repeats),
  ];
};

const print = (rows: readonly (readonly (string | number)[])[]): void => {
  for (const [name, ...figures] of rows)
    console.log(`${String(name).padEnd(26)}${figures.map((one) => String(one).padStart(15)).join('')}`);
};

for (const hand of hands) {
  const went = await Promise.all(talksOf(hand).map(goThrough));
  const types = [...new Set(went.map(({ talk }) => talk.documentType))].toSorted();
  print([
    [`Conversations of ${hand}`, ...columns],
    ...types.map((type) =>
      rowOf(
        type,
        went.filter(({ talk }) => talk.documentType === type),
      ),
    ),
    rowOf('all', went),
  ]);
  console.log('');
}

const others: readonly (readonly [string, ...string[]])[] = [
  ['interview/score-sets.ts'],
  ...handsOfTurns.map((hand) => ['interview/score-turns.ts', hand] as const),
  ['interview/score-turns.ts', 'answers', '--set', 'seen'],
  ['interview/score-turns.ts', 'people', '--set', 'seen'],
  ['talks/score-edits.ts', '--set', 'blind'],
  ['interview/calibrate.ts'],
];
for (const [script, ...options] of others) {
  console.log(`\n${[script, ...options].join(' ')}`);
  spawnSync(process.execPath, [join(import.meta.dirname, script), ...options], { stdio: 'inherit' });
}
