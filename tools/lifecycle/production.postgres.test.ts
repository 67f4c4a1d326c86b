import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { openTestPostgres } from '@evergrant/server/platform/testing/open-test-postgres.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSmtpSink, type SmtpSink } from '#lifecycle/open-smtp-sink.ts';
import { createAccount, openVisitor, registerAndSignIn, type Visitor } from '#lifecycle/open-visitor.ts';
import { completeDocument, signDocument } from '#lifecycle/walk-journey.ts';
import { openTestFolder, startProduct, startReady, stopProduct } from '#lifecycle/start-product.ts';

vi.setConfig({ testTimeout: 240_000 });

const origin = 'https://evergrant.example';
const complete = {
  NODE_ENV: 'production',
  BASE_URL: origin,
  SESSION_SECRET: '0f3b9c5d7e1a2846b0c9d8e7f6a51423',
  DATABASE_URL: 'postgres://evergrant@127.0.0.1:1/evergrant',
  SMTP_URL: 'smtp://127.0.0.1:1',
  STRIPE_SECRET_KEY: 'sk_test_1234567890',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
};
const without = (name: keyof typeof complete) => ({ ...complete, [name]: '' });

const unsafe: readonly { what: string; settings: Readonly<Record<string, string>>; says: string }[] = [
  { what: 'without a database', settings: without('DATABASE_URL'), says: 'Set DATABASE_URL' },
  { what: 'without a secret', settings: without('SESSION_SECRET'), says: 'Set SESSION_SECRET' },
  { what: 'with a short secret', settings: { ...complete, SESSION_SECRET: 'short' }, says: 'at least 32 characters' },
  {
    what: 'with the secret of an example',
    settings: { ...complete, SESSION_SECRET: 'change-me-change-me-change-me-1234' },
    says: 'this one can be guessed',
  },
  { what: 'without a mail server', settings: without('SMTP_URL'), says: 'Set SMTP_URL' },
  { what: 'without payments', settings: without('STRIPE_SECRET_KEY'), says: 'Set STRIPE_SECRET_KEY' },
  { what: 'without signed events', settings: without('STRIPE_WEBHOOK_SECRET'), says: 'set STRIPE_WEBHOOK_SECRET too' },
  {
    what: 'on the payment sandbox',
    settings: { ...complete, STRIPE_SANDBOX_URL: 'http://127.0.0.1:4242' },
    says: 'Unset STRIPE_SANDBOX_URL',
  },
  { what: 'without encryption', settings: { ...complete, BASE_URL: 'http://evergrant.example' }, says: 'Set BASE_URL' },
  {
    what: 'with a live key on this machine',
    settings: { ...complete, STRIPE_SECRET_KEY: 'sk_live_1234567890', BASE_URL: 'https://localhost:3000' },
    says: 'BASE_URL is this machine',
  },
  {
    what: 'with a live key outside production',
    settings: { ...complete, STRIPE_SECRET_KEY: 'sk_live_1234567890', NODE_ENV: 'development' },
    says: 'set NODE_ENV=production',
  },
  {
    what: 'when its database does not answer',
    settings: complete,
    says: 'The database at 127.0.0.1:1 cannot be used (connect ECONNREFUSED 127.0.0.1:1). Check DATABASE_URL',
  },
];

test.for(unsafe)('it does not start $what, and says so', async ({ settings, says }) => {
  const product = await startProduct(openTestFolder(), settings);

  expect(await product.ended).toEqual({ code: 1, signal: null });
  expect(product.output()).toContain(says);
  expect(product.output()).not.toContain('    at ');
  for (const secret of ['1234567890', settings['SESSION_SECRET'] || 'none']) {
    expect(product.output()).not.toContain(secret);
  }
});

/** Settings of a production on a database of its own. */
const prepareProduction = async (smtp: SmtpSink) => {
  const postgres = await openTestPostgres();
  await postgres.database.close();
  onTestFinished(() => postgres.stop());
  return { ...complete, DATABASE_URL: postgres.url, SMTP_URL: smtp.url, TRUSTED_PROXIES: '1' };
};

const createDocument = (visitor: Visitor): Promise<{ readonly id: string }> =>
  visitor.read('/api/documents', {
    method: 'POST',
    body: { name: 'Reyes family trust', documentTypeId: 'living-trust' },
  });

test('production on PostgreSQL: no mailbox, no sandbox, cookies and headers of an encrypted site', async () => {
  const smtp = await openSmtpSink();
  const product = await startReady(openTestFolder(), await prepareProduction(smtp));
  expect(product.output()).not.toMatch(/mailbox|sandbox/i);
  expect(product.output()).toContain(`App              ${origin}\n`);
  await vi.waitFor(() => expect(product.output()).toContain('STRIPE_SECRET_KEY is a test key'), 60_000);
  expect(product.processOf('sandbox')).toBeUndefined();

  const visitor = openVisitor(product.url, origin);
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.json?to=a@example.org']) {
    expect((await visitor.ask(path)).status).toBe(404);
  }
  for (const path of ['/', '/api/documents', '/healthz', '/assets/none.js']) {
    const { headers } = await visitor.ask(path);
    const [security, sniffing] = ['Strict-Transport-Security', 'X-Content-Type-Options'].map((name) =>
      headers.get(name),
    );
    expect({ path, security, sniffing }).toEqual({
      path,
      security: 'max-age=63072000; includeSubDomains',
      sniffing: 'nosniff',
    });
  }
  const account = createAccount();
  const read: string[] = [];
  await registerAndSignIn(visitor, account, async (to) => {
    const mail = await smtp.read(to);
    read.push(mail.text);
    return mail;
  });
  expect(read[0]).toContain(`${origin}/api/accounts/confirm-email?token=`);
  const again = await visitor.ask('/api/accounts/login', { method: 'POST', body: account });
  expect(again.headers.getSetCookie().join('\n')).toMatch(
    /^__Host-evergrant\.session=(?=.*; Path=\/)(?=.*; HttpOnly)(?=.*; Secure)(?!.*Domain)/m,
  );

  expect(await stopProduct(product)).toEqual({ code: 0, signal: null });
});

test('the whole server works on PostgreSQL, and two of them are one product', async () => {
  const smtp = await openSmtpSink();
  const { DATABASE_URL, SMTP_URL, SESSION_SECRET } = await prepareProduction(smtp);
  const settings = { DATABASE_URL, SMTP_URL, SESSION_SECRET };
  const [one, other] = [openTestFolder(), openTestFolder()];
  // Two machines with one folder of files, as if mounted on both.
  mkdirSync(join(one, 'files'));
  symlinkSync(join(one, 'files'), join(other, 'files'));
  const [first, second] = await Promise.all([startReady(one, settings), startReady(other, settings)]);
  const owner = openVisitor(first.url);
  await registerAndSignIn(owner, createAccount(), smtp.read);
  const id = await completeDocument(owner);
  const events = await owner.ask(`/api/documents/${id}/events`);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('event: ready');

  owner.moveTo(second.url);
  expect(JSON.stringify(await owner.read(`/api/documents/${id}/facts`))).toContain('Marisol Reyes');
  await signDocument(owner, id);

  expect((await reader?.read())?.value).toContain(`data: {"type":"owner-signed","documentId":"${id}"}`);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await stopProduct(first)).toEqual({ code: 0, signal: null });
  expect(await owner.read(`/api/documents/${id}`)).toMatchObject({ ownerSignedAt: expect.any(String) });
});

test('a killed server on PostgreSQL loses nothing that was acknowledged', async () => {
  const smtp = await openSmtpSink();
  const settings = await prepareProduction(smtp);
  const dataDir = openTestFolder();
  const product = await startReady(dataDir, settings);
  const visitor = openVisitor(product.url, origin);
  await registerAndSignIn(visitor, createAccount(), smtp.read);
  const created = await Promise.all(Array.from({ length: 12 }, () => createDocument(visitor)));
  process.kill(product.processOf('server') ?? Number.NaN, 'SIGKILL');
  await product.ended;

  const again = await startReady(dataDir, settings);
  visitor.moveTo(again.url);
  const { documents } = await visitor.read<{ readonly documents: readonly { readonly id: string }[] }>(
    '/api/documents',
  );
  expect(documents.map(({ id }) => id).toSorted()).toEqual(created.map(({ id }) => id).toSorted());
  expect(await stopProduct(again)).toEqual({ code: 0, signal: null });
});
