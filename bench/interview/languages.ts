// Whom the analysis of a message finds in sentences, and how long it takes: run `npx node bench/interview/languages.ts`.
import { readFileSync } from 'node:fs';
import { analyzeMessage } from '@evergrant/domain/interview/language/analyze-message.ts';

interface Sentence {
  readonly text: string;
  readonly people: readonly string[];
}

const sentences = readFileSync(new URL('languages.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Sentence);

const low = (names: readonly string[]): readonly string[] =>
  names.map((name) => name.toLowerCase().replace(/[.,]+$/u, ''));
const find = (text: string): readonly string[] =>
  low(analyzeMessage(text).names.flatMap(({ name, probability }) => (probability > 0.6 ? [name] : [])));

find('warm up');
const times: number[] = [];
const found = sentences.map(({ text, people }) => {
  const started = performance.now();
  const said = find(text);
  times.push(performance.now() - started);
  return { meant: low(people), said };
});
const sum = (of: (one: (typeof found)[number]) => number): number => found.reduce((total, one) => total + of(one), 0);
const right = sum(({ meant, said }) => said.filter((one) => meant.includes(one)).length);
const invented = sum(({ meant, said }) => said.filter((one) => !meant.includes(one)).length);
const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
console.log(
  `${right} of ${sum(({ meant }) => meant.length)} people, ${invented} invented, ${median.toFixed(2)} ms a sentence (median)`,
);
