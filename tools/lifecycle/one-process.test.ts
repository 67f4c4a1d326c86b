import { expect, test } from 'vitest';
import { createAccount, openVisitor, readMailbox, registerAndSignIn } from '#lifecycle/open-visitor.ts';
import { openTestFolder, startProduct, startReady, stopProduct } from '#lifecycle/start-product.ts';

test('a second process on the same data folder is refused, and the first loses nothing', async () => {
  const dataDir = openTestFolder();
  const first = await startReady(dataDir);
  const visitor = openVisitor(first.url);
  const before = createAccount();
  await registerAndSignIn(visitor, before, (to) => readMailbox(visitor, to));

  const second = await startProduct(dataDir);
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.output()).toBe(`Another Evergrant is already running on ${dataDir}. Stop it first.\n`);

  const document = { name: 'Reyes family trust', documentTypeId: 'living-trust' };
  await visitor.read('/api/documents', { method: 'POST', body: document });
  await stopProduct(first);
  const third = await startReady(dataDir);
  visitor.moveTo(third.url);
  expect(await visitor.read('/api/documents')).toMatchObject({ count: 1, documents: [{ name: document.name }] });
});

test('a port that is taken is said in a sentence', async () => {
  const first = await startReady(openTestFolder());

  const second = await startProduct(openTestFolder(), { PORT: String(first.port) });
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.output()).toContain(`Port ${first.port} is already taken. Set PORT to another one.\n`);

  const sandboxPort = new URL(first.sandboxUrl).port;
  const third = await startProduct(openTestFolder(), { SANDBOX_PORT: sandboxPort });
  expect(await third.ended).toEqual({ code: 1, signal: null });
  expect(third.output()).toContain('Set SANDBOX_PORT to another one.');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});
