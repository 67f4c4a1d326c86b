// How long one turn of whole conversations takes, and whether ten thousand turns leave anything behind: each turn that the people of
// bench/talks take is taken again, in processor time of its thread, so that a busy machine tells the same. The last figure is the heap
// after the last thousand turns against the heap after the first.
// Run: npx node --expose-gc bench/interview/turns.ts [hand …]
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { driveTalk, speakTo } from '#talks/drive-talk.ts';
import { type Talk, talksOf } from '#talks/talk.ts';

interface Turn {
  readonly talk: Talk;
  readonly interview: StoredInterview;
  readonly says: string;
}

const collect = globalThis.gc;
if (!collect) throw new Error('Run with --expose-gc: the heap is measured after it was cleared.');

const hands =
  process.argv.length > 2 ? process.argv.slice(2) : ['a', 'b', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'];
const turns: Turn[] = [];
for (const talk of hands.flatMap((hand) => talksOf(hand))) {
  const type = documentTypeOf(talk.documentType);
  const speak = speakTo(type);
  // oxlint-disable-next-line no-await-in-loop
  await driveTalk(type, talk, (interview, says) => {
    turns.push({ talk, interview, says });
    return speak(interview, says);
  });
}

// As the application does it, which reads the interview anew for each turn.
const spent = async ({ talk, interview, says }: Turn): Promise<number> => {
  const speak = speakTo(documentTypeOf(talk.documentType));
  const kept = structuredClone(interview);
  const from = process.threadCpuUsage();
  await speak(kept, says);
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1000;
};

const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

const taken: number[] = [];
const slowest: { ms: number; asked: string; says: string }[] = [];
let early = 0;
for (let count = 0; count < 10_000; count += 1) {
  const turn = turns[count % turns.length];
  if (!turn) break;
  // oxlint-disable-next-line no-await-in-loop
  const ms = await spent(turn);
  taken.push(ms);
  if (count < turns.length) slowest.push({ ms, asked: JSON.stringify(turn.interview.asked), says: turn.says });
  if (count === 999) early = heap();
}
const late = heap();

const ordered = taken.toSorted((one, other) => one - other);
const quantile = (share: number): string => (ordered[Math.floor(share * (ordered.length - 1))] ?? 0).toFixed(1);
console.log(
  `${taken.length} turns of ${turns.length} different: median ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, p99 ${quantile(0.99)} ms, worst ${quantile(1)} ms`,
);
console.log(
  `heap ${early.toFixed(1)} MB after 1,000 turns, ${late.toFixed(1)} MB after the last: ${(late / early).toFixed(2)} times`,
);
for (const { ms, asked, says } of slowest.toSorted((one, other) => other.ms - one.ms).slice(0, 8))
  console.log(`  ${ms.toFixed(0)} ms at ${asked}: ${JSON.stringify(says.slice(0, 120))}`);
