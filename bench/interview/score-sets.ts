import { readFileSync } from 'node:fs';
import { turn, turnUnderstood } from '#interview/adapter.ts';
import { prf, run } from '#interview/score.mjs';

// F1 on every set of cases: `node bench/interview/score-sets.ts` with Node 24, from anywhere.
const read = (file: string): readonly { readonly set?: string }[] =>
  readFileSync(new URL(`cases/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const own = read('own.jsonl');
const sets = {
  dev: read('dev.jsonl'),
  tuned: own.filter(({ set }) => set === 'tuned'),
  blind: own.filter(({ set }) => set === 'blind'),
};

const ways = { 'recorded at once': turn, 'with what is asked back': turnUnderstood };

for (const [name, cases] of Object.entries(sets).filter(([, some]) => some.length > 0))
  for (const [way, answer] of Object.entries(ways)) {
    const { turns, convs } = await run(answer, cases);
    const { p, r, f1 } = prf({ tp: turns.tp + convs.tp, fp: turns.fp + convs.fp, fn: turns.fn + convs.fn });
    const figures = [f1, p, r].map((value) => (100 * value).toFixed(1));
    console.log(
      `${name.padEnd(6)} ${way.padEnd(23)} ${cases.length} cases: F1 ${figures[0]} (precision ${figures[1]}, recall ${figures[2]}), exact turns ${turns.exact}/${turns.n}, conversations complete ${convs.completed}/${convs.n}`,
    );
  }
