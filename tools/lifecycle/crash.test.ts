import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  createAccount,
  openVisitor,
  readMailbox,
  registerAndSignIn,
  type Account,
  type Visitor,
} from '#lifecycle/open-visitor.ts';
import {
  openTestFolder,
  startProduct,
  startReady,
  stopProduct,
  type Ending,
  type Product,
} from '#lifecycle/start-product.ts';

vi.setConfig({ testTimeout: 900_000 });

// Every registration comes from an address of its own, as it does behind a proxy.
const settings = { TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn' };

/** What the product has said is done. */
interface Acknowledged {
  readonly accounts: Account[];
  readonly documentIds: string[];
  readonly witnesses: { readonly documentId: string; readonly email: string }[];
}

const killServer = (product: Product): Promise<Ending> => {
  const pid = product.processOf('server');
  if (!pid) throw new Error('The server is not there any more.');
  process.kill(pid, 'SIGKILL');
  return product.ended;
};

/** Writes in three ways at once until nobody answers any more. */
const writeUntilKilled = async (product: Product, owner: Visitor, acknowledged: Acknowledged): Promise<void> => {
  const repeat = async (write: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        await write();
      } catch (error) {
        // An answer that refuses is a fault; no answer is what a killed server gives.
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  };
  // A witness whose answer was lost may have been added all the same: each document is tried once.
  const tried = new Set(acknowledged.documentIds);
  await Promise.all([
    repeat(async () => {
      const account = createAccount();
      await openVisitor(product.url).read('/api/accounts/register', { method: 'POST', body: account });
      acknowledged.accounts.push(account);
    }),
    repeat(async () => {
      const body = { name: 'Reyes family trust', documentTypeId: 'living-trust' };
      acknowledged.documentIds.push((await owner.read<{ id: string }>('/api/documents', { method: 'POST', body })).id);
    }),
    repeat(async () => {
      const documentId = acknowledged.documentIds.find((id) => !tried.has(id));
      if (!documentId) return void (await owner.ask('/healthz'));
      tried.add(documentId);
      const { name, email } = createAccount('Wren Okafor');
      await owner.read(`/api/documents/${documentId}/witnesses`, { method: 'POST', body: { name, email } });
      acknowledged.witnesses.push({ documentId, email });
    }),
  ]);
};

const countOf = ({ accounts, documentIds, witnesses }: Acknowledged): number =>
  accounts.length + documentIds.length + witnesses.length;

const expectNothingLost = async (owner: Visitor, acknowledged: Acknowledged): Promise<void> => {
  const { documents } = await owner.read<{ readonly documents: readonly { readonly id: string }[] }>('/api/documents');
  const kept = documents.map(({ id }) => id);
  expect(acknowledged.documentIds.filter((id) => !kept.includes(id))).toEqual([]);
  for (const { documentId, email } of acknowledged.witnesses.slice(-20)) {
    expect(await owner.read(`/api/documents/${documentId}/signing`)).toMatchObject({ witnesses: [{ email }] });
  }
};

test('what was acknowledged is there after the server was killed, five times in a row', async () => {
  const dataDir = openTestFolder();
  const acknowledged: Acknowledged = { accounts: [], documentIds: [], witnesses: [] };
  let product = await startReady(dataDir, settings);
  const owner = openVisitor(product.url);
  await registerAndSignIn(owner, createAccount(), (to) => readMailbox(owner, to));

  for (let round = 1; round <= 5; round += 1) {
    const enough = countOf(acknowledged) + 2 + Math.floor(Math.random() * 12);
    const writing = writeUntilKilled(product, owner, acknowledged);
    await vi.waitFor(() => expect(countOf(acknowledged)).toBeGreaterThanOrEqual(enough), {
      timeout: 300_000,
      interval: 5,
    });
    const ended = killServer(product);
    await writing;
    expect(await ended).toEqual({ code: 1, signal: null });

    product = await startReady(dataDir, settings);

    owner.moveTo(product.url);
    await expectNothingLost(owner, acknowledged);
  }

  expect(acknowledged.accounts.length).toBeGreaterThanOrEqual(3);
  for (const account of acknowledged.accounts) await expectRegistered(product, account);
  expect(await stopProduct(product)).toEqual({ code: 0, signal: null });
});

/** Whoever knows the password is only asked to confirm the address. */
const expectRegistered = async (product: Product, account: Account): Promise<void> => {
  const login = await openVisitor(product.url).ask('/api/accounts/login', { method: 'POST', body: account });
  expect(await login.json()).toMatchObject({ status: 403, code: 'email-not-confirmed' });
};

// What appears one after the other in the data folder of a first start.
const moments = ['database.unfinished', 'database/PG_VERSION', 'database/global/pg_control', 'database/base/5'];

test('a first start that was killed while it made the database is made good by the next', async () => {
  const dataDir = openTestFolder();
  for (const moment of moments) {
    const startedAt = Date.now();
    const cut = await startProduct(dataDir, settings);
    await vi.waitFor(() => expect(changedAt(join(dataDir, moment))).toBeGreaterThan(startedAt), {
      timeout: 300_000,
      interval: 5,
    });
    await killServer(cut);
  }

  const whole = await startReady(dataDir, settings);
  const owner = openVisitor(whole.url);
  await registerAndSignIn(owner, createAccount(), (to) => readMailbox(owner, to));
  expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
});

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0;
