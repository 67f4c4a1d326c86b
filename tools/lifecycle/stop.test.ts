import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createAccount, openVisitor, readMailbox, registerAndSignIn } from '#lifecycle/open-visitor.ts';
import { isAlive, startReady, stopProduct, type Product } from '#lifecycle/start-product.ts';

// Made by the first start and used again by each of the others.
const dataDir = mkdtempSync(join(tmpdir(), 'evergrant-life-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

const partsOf = (product: Product): readonly number[] => {
  const parts = [product.processOf('server'), product.processOf('sandbox')].filter((pid) => pid !== undefined);
  expect(parts).toHaveLength(2);
  return parts;
};

test.for(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends the server and the sandbox cleanly', async (signal) => {
  const product = await startReady(dataDir);
  const parts = partsOf(product);

  expect(await stopProduct(product, signal)).toEqual({ code: 0, signal: null });
  expect(parts.filter(isAlive)).toEqual([]);
});

test('it ends cleanly under an open page and answers the request that is under way', async () => {
  const product = await startReady(dataDir);
  const visitor = openVisitor(product.url);
  const account = createAccount();
  await registerAndSignIn(visitor, account, (to) => readMailbox(visitor, to));
  const create = { method: 'POST', body: { name: 'Reyes family trust', documentTypeId: 'living-trust' } };
  const document = await visitor.read<{ readonly id: string }>('/api/documents', create);
  const events = await visitor.ask(`/api/documents/${document.id}/events`);
  const reader = events.body?.getReader();
  await reader?.read();

  // A request whose second half is sent after the server was told to end.
  const body = JSON.stringify({ ...createAccount(), password: 'to be finished later' });
  const half = request(`${product.url}/api/accounts/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, Origin: product.url },
  });
  half.write(body.slice(0, 40));
  await vi.waitFor(() => expect(half.socket?.bytesWritten).toBeGreaterThan(200), { timeout: 60_000 });
  const ended = stopProduct(product);
  await vi.waitFor(() => expect(product.output()).toContain('"stopping"'), { timeout: 60_000 });
  half.end(body.slice(40));
  const [answer] = (await once(half, 'response')) as [{ readonly statusCode: number }];

  expect(answer.statusCode).toBe(200);
  expect(await ended).toEqual({ code: 0, signal: null });
  await expect(drained(reader)).rejects.toThrow('terminated');
  expect(product.output()).not.toContain('"level":50');

  const again = await startReady(dataDir);
  visitor.moveTo(again.url);
  expect(await visitor.read('/api/documents')).toMatchObject({ count: 1, documents: [{ id: document.id }] });
  // The next test starts on the same folder: what is only killed holds it a moment longer.
  expect(await stopProduct(again)).toEqual({ code: 0, signal: null });
});

const drained = async (reader: ReadableStreamDefaultReader | undefined): Promise<void> => {
  while (reader && !(await reader.read()).done);
};

test('a killed launcher takes the server and the sandbox with it', async () => {
  const product = await startReady(dataDir);
  const parts = partsOf(product);

  process.kill(product.pid, 'SIGKILL');

  await vi.waitFor(() => expect(parts.filter(isAlive)).toEqual([]), { timeout: 60_000 });
});

test('a server that was killed ends the sandbox and the start command with a failure', async () => {
  const product = await startReady(dataDir);
  const [server = 0, sandbox = 0] = partsOf(product);

  process.kill(server, 'SIGKILL');

  expect(await product.ended).toEqual({ code: 1, signal: null });
  expect(isAlive(sandbox)).toBe(false);
});
