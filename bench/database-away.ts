// What the server does while PostgreSQL is away: stops a PostgreSQL of its own for ten seconds, twenty times, behind a proxy
// that counts connections by the name that programs give themselves. Meanwhile a signed-in member and a guest go on asking.
// Ends with 1 when a limit is broken. Run: npm run database-away [-- rounds seconds]
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres, listenerName } from '@evergrant/server/platform/database/open-postgres.ts';
import { tellLive } from '@evergrant/server/platform/live.ts';
import { openCountingProxy } from '@evergrant/server/platform/testing/open-counting-proxy.ts';
import { openTestContext } from '@evergrant/server/platform/testing/open-test-context.ts';
import { openTestPostgres } from '@evergrant/server/platform/testing/open-test-postgres.ts';
import { serveTestApp } from '@evergrant/server/platform/testing/serve-test-app.ts';
import { signInTestAccount } from '@evergrant/server/platform/testing/sign-in-test-account.ts';

const rounds = Number(process.argv[2] ?? 20);
const seconds = Number(process.argv[3] ?? 10);
const backWithinMs = 3_000;

const postgres = await openTestPostgres();
await postgres.database.close();
const proxy = await openCountingProxy(postgres.url);
const database = await openPostgres(proxy.url, { onError: () => undefined });
const context = await openTestContext(database);
const app = serveTestApp(context);
const { browser: member } = await signInTestAccount(app);
const heard: string[] = [];
context.live.subscribe('outage', (data) => void heard.push(data));

const answers = new Map<string, number>();
const askBoth = async (): Promise<boolean> => {
  const asked = [member.ask('/api/documents'), app.open().ask(`/api/witness/${'a'.repeat(43)}`)];
  const got = await Promise.all(asked);
  for (const { status, headers } of got) {
    const key = status === 503 ? `503${headers.has('Retry-After') ? '' : ' without Retry-After'}` : String(status);
    answers.set(key, (answers.get(key) ?? 0) + 1);
  }
  return got[0]?.status === 200;
};

const tell = (word: string): Promise<void> =>
  context.db.transaction((tx) => tellLive(tx, { topic: 'outage', data: { word } }));

const listening = () => proxy.countOf(listenerName);
let slowestService = 0;
let slowestNews = 0;
let repeated = 0;
let mostAttempts = 0;
for (let round = 1; round <= rounds; round += 1) {
  const { attempts } = listening();
  await postgres.halt();
  for (const until = Date.now() + seconds * 1_000; Date.now() < until; await pause(100)) await askBoth();
  mostAttempts = Math.max(mostAttempts, listening().attempts - attempts);
  await postgres.resume();
  const back = Date.now();
  while (!(await askBoth())) await pause(20);
  slowestService = Math.max(slowestService, Date.now() - back);
  while (listening().open === 0) await pause(20);
  slowestNews = Math.max(slowestNews, Date.now() - back);

  // What is told before the listener listens again reaches nobody: so it is told until it is heard, each time anew.
  const words: string[] = [];
  while (words.length < 50 && !words.some((word) => heard.includes(word))) {
    words.push(JSON.stringify({ word: `round ${round}, ${words.length}` }));
    await tell(`round ${round}, ${words.length - 1}`);
    await pause(100);
  }
  await pause(200);
  const counts = words.map((word) => heard.filter((data) => data === word).length);
  if (counts.every((count) => count === 0) || counts.some((count) => count > 1)) repeated += 1;
  const { open, mostInFlight } = listening();
  console.log(
    `round ${round}: listener ${open} open, at most ${mostInFlight} attempt in flight, news heard ${counts.join(', ')} times`,
  );
}

console.log(
  `listener: most attempts in one outage ${mostAttempts}, in flight ${listening().mostInFlight}, open ${listening().open}`,
);
for (const name of proxy.names().filter((known) => known !== listenerName)) {
  const { attempts, mostInFlight, open } = proxy.countOf(name);
  console.log(`${name}: ${attempts} attempts in all, at most ${mostInFlight} in flight, ${open} open`);
}
console.log(`answers: ${[...answers].map(([status, count]) => `${status} × ${count}`).join(', ')}`);
console.log(
  `back after at most ${slowestService} ms, news after ${slowestNews} ms; rounds with news lost or told again: ${repeated}`,
);

const isHeld =
  listening().mostInFlight === 1 &&
  listening().open === 1 &&
  repeated === 0 &&
  Math.max(slowestService, slowestNews) <= backWithinMs &&
  ![...answers.keys()].some((status) => status.startsWith('500') || status.includes('without'));
await context.close();
await proxy.close();
await postgres.stop();
console.log(isHeld ? 'held' : 'BROKEN');
process.exit(isHeld ? 0 : 1);
