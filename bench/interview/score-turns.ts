// Single turns: what a message changes, by the kind of question that was open.
// Run: npx node bench/interview/score-turns.ts [a|b|answers] [--set open|blind] [--kind date] [--show]
import { readFileSync } from 'node:fs';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { FieldId, Facts } from '@evergrant/domain/facts/facts.ts';
import { definitionOf, peopleIn } from '@evergrant/domain/facts/people-in.ts';
import type { Question, StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { fold } from '#interview/score.mjs';
import { compareFact } from '#talks/compare-facts.ts';

interface SingleTurn {
  readonly id: string;
  readonly documentType: string;
  /** A field, a detail of its entries, or `settings` with the fields of `offer`. */
  readonly asked: string | null;
  readonly offer?: readonly FieldId[];
  readonly known: Facts;
  readonly message: string;
  readonly expect: Readonly<Record<string, unknown>>;
  readonly nobody?: readonly string[];
  readonly asksBack?: boolean;
  readonly set?: string;
}

type Outcome = 'right' | 'wrong' | 'asked back' | 'missing';

const today = '2026-11-20';
const args = process.argv.slice(2);
const optionOf = (name: string): string | undefined => args[args.indexOf(name) + 1 || args.length];
const [file = 'a'] = args;
const [onlySet, onlyKind] = [optionOf('--set'), optionOf('--kind')];

const turnsOf = (hand: string): readonly SingleTurn[] =>
  readFileSync(new URL(`../talks/${hand.length > 1 ? hand : `${hand}/turns`}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SingleTurn);

const questionOf = ({ asked, offer, known }: SingleTurn): Question | null => {
  if (asked === null) return null;
  if (asked === 'settings') return { kind: 'offer', fields: offer ?? [] };
  const [root = '', detail] = asked.split('.');
  const field = root as FieldId;
  if (detail === undefined) return { kind: 'fact', field };
  const entries = (known[field] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const entry = entries.findIndex((one) => one[detail] === undefined);
  return { kind: 'detail', field, entry: Math.max(0, entry), detail };
};

const kindOf = ({ asked }: SingleTurn): string => {
  if (asked === null || asked === 'settings') return asked === null ? 'nothing' : 'offer';
  const [field = '', detail] = asked.split('.');
  return detail === undefined ? definitionOf(field as FieldId).kind : `detail`;
};

const play = (turn: SingleTurn) => {
  const { interview } = documentTypeOf(turn.documentType);
  const asked = questionOf(turn);
  const before: StoredInterview = {
    ...interview.open(),
    facts: turn.known,
    asked,
    trail: asked ? [asked] : [],
  };
  return interview.replyTo(before, turn.message, today);
};

interface Went {
  readonly turn: SingleTurn;
  readonly kind: string;
  readonly outcome: Outcome;
  readonly counts: { readonly tp: number; readonly fp: number; readonly fn: number };
  readonly why: readonly string[];
  readonly reply: string;
}

const judge = (turn: SingleTurn): Went => {
  const { interview, reply } = play(turn);
  const facts = interview.facts as Readonly<Record<string, unknown>>;
  const known = turn.known as Readonly<Record<string, unknown>>;
  const wrong: string[] = [];
  const missing: string[] = [];
  let tp = 0;
  for (const [field, meant] of Object.entries(turn.expect)) {
    const isSame = JSON.stringify(meant) === JSON.stringify(facts[field]);
    if (isSame || compareFact(field, meant, facts[field]).length === 0) tp += facts[field] === undefined ? 0 : 1;
    else if (JSON.stringify(facts[field]) === JSON.stringify(known[field])) missing.push(field);
    else wrong.push(`${field} = ${JSON.stringify(facts[field])}`);
  }
  const extra = Object.keys(facts).filter(
    (field) => !(field in turn.expect) && JSON.stringify(facts[field]) !== JSON.stringify(known[field]),
  );
  const strangers = peopleIn(interview.facts).filter(({ name }) =>
    (turn.nobody ?? []).some((word) => ` ${fold(name)} `.includes(` ${fold(word)} `)),
  );
  wrong.push(...extra.map((field) => `extra ${field} = ${JSON.stringify(facts[field])}`));
  wrong.push(...strangers.map(({ field, name }) => `stranger ${name} in ${field}`));
  const isDoubted = interview.doubt !== null;
  const outcome = wrong.length > 0 ? 'wrong' : missing.length === 0 ? 'right' : isDoubted ? 'asked back' : 'missing';
  return {
    turn,
    kind: kindOf(turn),
    outcome,
    counts: { tp, fp: wrong.length, fn: missing.length },
    why: [...wrong, ...missing.map((field) => `missing ${field} (wanted ${JSON.stringify(turn.expect[field])})`)],
    reply,
  };
};

const went = turnsOf(file)
  .filter(({ set }) => onlySet === undefined || set === onlySet)
  .map(judge)
  .filter(({ kind }) => onlyKind === undefined || kind === onlyKind);

if (args.includes('--show'))
  for (const { turn, outcome, why, reply } of went)
    if (outcome !== 'right')
      console.log(`${turn.id} [${turn.asked}] ${outcome}: ${turn.message}\n    ${why.join('\n    ')}\n    > ${reply}`);

const f1 = (some: readonly Went[]): string => {
  const sum = (of: 'tp' | 'fp' | 'fn'): number => some.reduce((total, { counts }) => total + counts[of], 0);
  const all = 2 * sum('tp') + sum('fp') + sum('fn');
  return all === 0 ? '-' : ((200 * sum('tp')) / all).toFixed(1);
};

console.log('\nkind        turns  right  asked back  wrong silently  missing     F1');
for (const kind of [...new Set(went.map((one) => one.kind)), 'all']) {
  const some = went.filter((one) => kind === 'all' || one.kind === kind);
  const count = (outcome: Outcome, width: number): string =>
    String(some.filter((one) => one.outcome === outcome).length).padStart(width);
  console.log(
    `${kind.padEnd(10)} ${String(some.length).padStart(6)} ${count('right', 6)} ${count('asked back', 11)} ${count('wrong', 15)} ${count('missing', 8)} ${f1(some).padStart(6)}`,
  );
}
