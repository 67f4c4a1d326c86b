// Whether the time of an answer tells if an address has an account. Starts a server of its own on an empty data folder and
// asks it about known and unknown addresses in turn. Only ratios are judged: absolute times say more about the machine.
// Run: npx node bench/enumeration.ts [rounds]
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const rounds = Number(process.argv[2] ?? 40);
const port = Number(process.env['PORT'] ?? 4877);
const origin = `http://127.0.0.1:${port}`;
/** What may differ: a tenth of the slower one, or five milliseconds. */
const limits = { ratio: 1.1, floorInMilliseconds: 5 };

interface Asked {
  readonly name: string;
  readonly path: string;
  readonly body: (email: string) => object;
}

const password = 'heron on the roof 7';
const asked: readonly Asked[] = [
  { name: 'sign in', path: 'login', body: (email) => ({ email, password: 'wrong heron 9' }) },
  { name: 'sign up', path: 'register', body: (email) => ({ name: 'Marisol Reyes', email, password }) },
  { name: 'forgot password', path: 'forgot-password', body: (email) => ({ email }) },
  { name: 'resend confirmation', path: 'resend-confirmation', body: (email) => ({ email }) },
];

let addresses = 0;
// Every request comes from another network, so that no counter of attempts answers instead.
const ask = async (path: string, body: object): Promise<number> => {
  addresses += 1;
  const forwarded = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded };
  const began = performance.now();
  const answer = await fetch(`${origin}/api/accounts/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  if (answer.status === 429) throw new Error(`${path} was limited`);
  return performance.now() - began;
};

const measure = async ({ path, body }: Asked) => {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const kept = `known-${path}-${round}@example.com`;
    await ask('register', { name: 'Marisol Reyes', email: kept, password });
    // Waited for in any case: the work on the mail would be measured with the next request.
    const link = await waitForLink(kept);
    // Only an account that waits to be confirmed is mailed the link again.
    if (path !== 'resend-confirmation') await confirm(link);
    await new Promise((done) => setTimeout(done, 300));
    const asking = [
      async () => known.push(await ask(path, body(kept))),
      async () => unknown.push(await ask(path, body(`unknown-${path}-${round}@example.com`))),
    ];
    // Whoever comes second may wait for work that the first one left behind.
    for (const one of round % 2 === 0 ? asking : asking.toReversed()) await one();
  }
  return { known: medianOf(known), unknown: medianOf(unknown) };
};

/** Opens the link in a new browser, where the password is typed again. */
const confirm = async (link: string): Promise<void> => {
  const opened = await fetch(`${origin}${link}`, { redirect: 'manual' });
  const cookie = opened.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json' };
  await fetch(`${origin}/api/accounts/confirmation`, { method: 'POST', headers, body: JSON.stringify({ password }) });
};

const waitForLink = async (email: string): Promise<string> => {
  for (;;) {
    const answer = await fetch(`${origin}/dev/mailbox.json?to=${email}`);
    const [mail] = (await answer.json()) as readonly { readonly text: string }[];
    const link = /\/api\/accounts\/confirm-email\S+/.exec(mail?.text ?? '')?.[0];
    if (link) return link;
    await new Promise((done) => setTimeout(done, 100));
  }
};

const medianOf = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const start = async (folder: string): Promise<ChildProcess> => {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: {
      PORT: String(port),
      DATA_DIR: folder,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
      // Keys of nobody: nothing is paid here.
      STRIPE_SECRET_KEY: `sk_test_${'0'.repeat(24)}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${'0'.repeat(32)}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return server;
    if (server.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('the server did not start');
};

const folder = mkdtempSync(join(tmpdir(), 'evergrant-enumeration-'));
const server = await start(folder);
try {
  for (const one of asked) {
    const { known, unknown } = await measure(one);
    const [fast, slow] = [Math.min(known, unknown), Math.max(known, unknown)];
    const isAlike = slow / fast <= limits.ratio || slow - fast <= limits.floorInMilliseconds;
    const figures = `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ratio ${(slow / fast).toFixed(2)}`;
    console.log(`${isAlike ? 'alike    ' : 'DIFFERENT'} ${one.name.padEnd(20)} ${figures}`);
    if (!isAlike) process.exitCode = 1;
  }
} finally {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
