// Single turns of edits, by the offline reader. Run: npx node bench/talks/score-edits.ts [seen|blind] [--file path] [--show]
import { readFileSync } from 'node:fs';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { DocumentType } from '@evergrant/domain/document-type/document-type.ts';
import type { Question, StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { compareFact } from '#talks/compare-facts.ts';

interface SingleTurn {
  readonly id: string;
  readonly set?: string;
  readonly documentType: string;
  readonly asked: string | null;
  readonly known: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly expect: Readonly<Record<string, unknown>>;
  readonly asksBack?: boolean;
}

const args = process.argv.slice(2);
const after = (flag: string): string | undefined => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
const file = after('--file') ?? new URL('edits.jsonl', import.meta.url);
const wanted = after('--set');
const isShown = args.includes('--show');
const only = after('--id');
const today = '2026-11-20';

const cases = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as SingleTurn)
  .filter(({ set, id }) => (wanted === undefined || set === wanted) && (only === undefined || id === only));

const questionOf = (asked: string | null, known: Readonly<Record<string, unknown>>): Question | null => {
  if (asked === null) return null;
  if (asked === 'review') return { kind: 'review' };
  const [field = '', detail] = asked.split('.');
  if (detail === undefined) return { kind: 'fact', field: field as never };
  const list = known[field];
  const entry = Array.isArray(list) ? list.findIndex((one) => one?.[detail] === undefined) : 0;
  return { kind: 'detail', field: field as never, entry: Math.max(entry, 0), detail };
};

// All usual settings that are open, offered together.
const offerOf = ({ interview: engine }: DocumentType, told: StoredInterview): Question => ({
  kind: 'offer',
  fields: engine
    .describe(told)
    .filter(({ isUsual }) => isUsual)
    .map(({ field }) => field),
});

const stated = (facts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(facts, (key, value) =>
      key === 'percentage' && typeof value === 'string'
        ? (100 * Number(value.split('/')[0])) / Number(value.split('/')[1])
        : value,
    ),
  );

let [right, doubted, wrong, missed] = [0, 0, 0, 0];
for (const one of cases) {
  const type = documentTypeOf(one.documentType);
  const known = stated(one.known);
  const told = { ...type.interview.open(), facts: known } as unknown as StoredInterview;
  const asked = one.asked === 'settings' ? offerOf(type, told) : questionOf(one.asked, one.known);
  const interview = { ...told, asked, trail: asked === null ? [] : [asked] };
  const turn = type.interview.replyTo(interview, one.message, today);
  const facts = turn.interview.facts as Readonly<Record<string, unknown>>;
  const agreed = turn.interview.doubt && type.interview.replyTo(turn.interview, 'yes', today).interview.facts;
  const base = type.interview.replyTo(interview, 'hm, well', today).interview.facts as Record<string, unknown>;
  const fields = new Set([...Object.keys(facts), ...Object.keys(known), ...Object.keys(one.expect)]);
  const differencesOf = (after: Readonly<Record<string, unknown>>) =>
    [...fields].flatMap((field) => {
      if (field in one.expect) return compareFact(field, one.expect[field], after[field]);
      const before = known[field] ?? base[field];
      if (JSON.stringify(before) === JSON.stringify(after[field])) return [];
      // What falls away whatever is said, because it does not apply, was not changed by these words.
      if (after[field] === undefined && base[field] === undefined) return [];
      if (before === undefined && ['governingState', 'trustName', 'isTrustSigned', 'sharesHome'].includes(field))
        return [];
      return [{ at: field, kind: 'wrong' as const, meant: before, kept: after[field] }];
    });
  const differences = differencesOf(facts);
  const changed = [...fields].filter((field) => JSON.stringify(known[field]) !== JSON.stringify(facts[field]));
  const isSilent = differences.some(({ at, kind }) => kind !== 'missing' && changed.includes(at.split('.')[0] ?? at));
  const isDone = turn.interview.asked === null && one.asked === 'review';
  const isBackRight = !one.asksBack || differences.length === 0;
  const isRight = differences.length === 0 && isBackRight && !(isDone && one.asked === 'review');
  if (isRight) right += 1;
  else if (isSilent || isDone) wrong += 1;
  else if (agreed && differencesOf(agreed).length === 0) doubted += 1;
  else missed += 1;
  if (isShown && !isRight) {
    console.log(`\n${isSilent || isDone ? 'WRONG' : 'missed'} ${one.id} [${one.asked}] ${one.message}`);
    for (const { at, kind, meant, kept } of differences)
      console.log(`   ${kind} ${at}: ${JSON.stringify(meant)} / ${JSON.stringify(kept)}`);
    console.log(`   > ${turn.reply.slice(0, 300).replaceAll('\n', ' | ')}${isDone ? ' (CONFIRMED)' : ''}`);
  }
}
console.log(
  `${cases.length} turns: right ${right}, asked back rightly ${doubted}, silently wrong ${wrong}, asked otherwise or missed ${missed}`,
);
