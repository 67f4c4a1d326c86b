import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Every test starts a process of its own.
const main = join(import.meta.dirname, 'main.ts');

const settings = (dataDir: string) => ({
  PORT: '0',
  DATA_DIR: dataDir,
  SECRET_KEY: 'sk_test_sandbox123',
  WEBHOOK_URL: 'http://127.0.0.1:9/hook',
  WEBHOOK_SECRET: 'whsec_sandbox123',
});

const run = (env: Readonly<Record<string, string>>, stdio: StdioOptions = 'pipe'): ChildProcess =>
  spawn(process.execPath, [main], { env: { ...env }, stdio });

const firstWords = async (stream: Readable | null): Promise<string> => {
  const [chunk]: readonly unknown[] = stream ? await once(stream, 'data') : [];
  return String(chunk);
};

const ending = async (child: ChildProcess): Promise<unknown> => {
  if (child.exitCode !== null) return child.exitCode;
  const [code]: readonly unknown[] = await once(child, 'exit');
  return code;
};

const withFolder = async (act: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  await act(folder).finally(() => rm(folder, { recursive: true }));
};

test('the sandbox starts, says where it is, and ends when it is told to', async () => {
  await withFolder(async (folder) => {
    const child = run(settings(folder), ['ignore', 'pipe', 'inherit']);
    const words = await firstWords(child.stdout);
    const url = /http:\/\/localhost:\d+/.exec(words)?.[0] ?? '';
    const health = await fetch(`${url.replace('localhost', '127.0.0.1')}/healthz`);
    child.kill('SIGTERM');

    expect(words).toContain('no money moves');
    expect(health.status).toBe(200);
    expect(await ending(child)).toBe(0);
  });
});

const askApi = async (words: string, path: string, body?: URLSearchParams): Promise<unknown> => {
  const origin = (/http:\/\/localhost:\d+/.exec(words)?.[0] ?? '').replace('localhost', '127.0.0.1');
  const response = await fetch(`${origin}/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer sk_test_sandbox123' },
    ...(body ? { body } : {}),
  });
  return await response.json();
};

test('what the sandbox has answered is still there after it was killed', async () => {
  await withFolder(async (folder) => {
    const first = run(settings(folder));
    const body = new URLSearchParams({ email: 'ada@example.org' });
    const made = await askApi(await firstWords(first.stdout), 'customers', body);
    first.kill('SIGKILL');
    await ending(first);

    const second = run(settings(folder));
    const found = await askApi(await firstWords(second.stdout), 'customers');
    second.kill('SIGTERM');
    await ending(second);

    expect(made).toMatchObject({ object: 'customer', email: 'ada@example.org' });
    expect(found).toMatchObject({ data: [made] });
  });
});

test('a second sandbox on the same port leaves the data of the first alone', async () => {
  await withFolder(async (folder) => {
    const first = run(settings(folder));
    const words = await firstWords(first.stdout);
    const second = run({ ...settings(folder), PORT: /localhost:(\d+)/.exec(words)?.[1] ?? '' });
    expect(await firstWords(second.stderr)).toContain('EADDRINUSE');
    expect(await ending(second)).toBe(1);

    const made = await askApi(words, 'customers', new URLSearchParams({ email: 'ada@example.org' }));
    first.kill('SIGTERM');
    await ending(first);
    const third = run(settings(folder));
    expect(await askApi(await firstWords(third.stdout), 'customers')).toMatchObject({ data: [made] });
    third.kill('SIGTERM');
    await ending(third);
  });
});

test('the sandbox ends when its parent lets go of its input', async () => {
  await withFolder(async (folder) => {
    const child = run(settings(folder));
    await firstWords(child.stdout);
    child.stdin?.end();

    expect(await ending(child)).toBe(0);
  });
});

test('the sandbox ends when its parent disconnects', async () => {
  await withFolder(async (folder) => {
    const child = run(settings(folder), ['ignore', 'pipe', 'inherit', 'ipc']);
    const [message]: readonly unknown[] = await once(child, 'message');
    child.disconnect();

    expect(message).toMatchObject({ url: expect.stringMatching(/^http:\/\/localhost:\d+$/) });
    expect(await ending(child)).toBe(0);
  });
});

const unsafe: readonly { what: string; change: Readonly<Record<string, string>>; says: string }[] = [
  { what: 'in production', change: { NODE_ENV: 'production' }, says: 'DEMO=1' },
  { what: 'with a live key', change: { SECRET_KEY: 'sk_live_12345678' }, says: 'SECRET_KEY' },
  { what: 'without a place for its data', change: { DATA_DIR: '' }, says: 'DATA_DIR' },
  { what: 'without a shop to tell', change: { WEBHOOK_URL: '' }, says: 'WEBHOOK_URL' },
  { what: 'with a short webhook secret', change: { WEBHOOK_SECRET: 'whsec_1' }, says: 'WEBHOOK_SECRET' },
];

test.for(unsafe)('the sandbox refuses to start $what', async ({ change, says }) => {
  await withFolder(async (folder) => {
    const child = run({ ...settings(folder), ...change });
    const words = await firstWords(child.stderr);

    expect(words).toContain(says);
    expect(await ending(child)).toBe(1);
  });
});

test('a public demonstration may run the sandbox in production mode', async () => {
  await withFolder(async (folder) => {
    const child = run({ ...settings(folder), NODE_ENV: 'production', DEMO: '1' });
    expect(await firstWords(child.stdout)).toContain('no money moves');
    child.stdin?.end();
    await ending(child);
  });
});
