import { priceInCents } from '@evergrant/domain/catalogue/prices.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import { inventory } from '#personal-data/inventory.ts';
import { findBreak, readAudit } from '#platform/audit.ts';
import { buyInTest } from '#platform/testing/buy-in-test.ts';
import { newAddress } from '#platform/testing/create-test-account.ts';
import { findInDatabase } from '#platform/testing/find-in-database.ts';
import { liveTestLife, markers, reviseTestLife, signedWords } from '#platform/testing/live-test-life.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';
import { codeOfTestAuthenticator } from '#platform/testing/test-authenticator.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(createJobs(context));
});
afterAll(() => context.close());

const remove = (browser: TestBrowser, body: object) => browser.ask('/api/account/delete', { method: 'POST', body });
const post = (browser: TestBrowser, path: string, body: object) => browser.ask(`/api${path}`, { method: 'POST', body });
const read = async <Answer>(browser: TestBrowser, path: string) =>
  (await (await browser.ask(`/api${path}`)).json()) as Answer;
const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await context.db.execute(query)) as { readonly rows: readonly Record<string, unknown>[] }).rows;

test('a deleted account leaves nothing but the record of what everyone signed and what was paid', async () => {
  const life = await liveTestLife(context, app);
  await reviseTestLife(context, life);
  const { browser, email, password } = life.account;
  expect((await findMarkers()).map(([what]) => what)).toEqual(Object.keys(markers));
  const answer = await remove(browser, { password });
  expect(await answer.json()).toEqual({ done: true });
  await context.jobsDone();

  expect(Object.keys(markers)).toHaveLength(26);
  // Counters of a network belong to no account; they run out within the hour.
  expect(await findMarkers()).toEqual([['sessionAddress', ['public.rate_limits']]]);
  const register = ['documents', 'document_versions', 'signatures', 'witnesses', 'audit_rows'].map(
    (one) => `public.${one}`,
  );
  for (const words of [email, ...Object.values(signedWords)]) {
    const where = await findInDatabase(context.db, words);
    expect(where.length).toBeGreaterThan(0);
    for (const table of where) expect(register).toContain(table);
  }
  await expectRows(life.member.userId);
});

/** Which of the planted words are still kept, and in which tables. */
const findMarkers = async () => {
  const found: (readonly [string, readonly string[]])[] = [];
  for (const [what, words] of Object.entries(markers)) {
    const tables = await findInDatabase(context.db, words);
    if (tables.length > 0) found.push([what, tables]);
  }
  return found;
};

const expectRows = async (userId: string): Promise<void> => {
  for (const [table, { onDeletion }] of Object.entries(inventory)) {
    const columns = await rowsOf(sql`select column_name from information_schema.columns where table_name = ${table}`);
    if (!columns.some((column) => column['column_name'] === 'user_id') || onDeletion === 'reduced') continue;
    const rows = await rowsOf(sql`select * from ${sql.identifier(table)} where user_id = ${userId}`);
    expect({ table, rows }).toEqual({ table, rows: [] });
  }
  expect(await rowsOf(sql`select * from users where id = ${userId}`)).toEqual([]);
  const [kept] = await rowsOf(sql`select interview, status from documents where user_id = ${userId}`);
  expect(kept).toMatchObject({ status: 'signed', interview: { facts: {} } });
  const versions = await rowsOf(
    sql`select findings, requirements->'witnessesNeeded' as needed from document_versions where document_id in (select id from documents where user_id = ${userId})`,
  );
  expect(versions).toEqual([{ findings: [], needed: 1 }]);
  const bought = await rowsOf(sql`select amount_in_cents, refund_reason from purchases where user_id = ${userId}`);
  expect(bought).toEqual([{ amount_in_cents: expect.any(Number) as number, refund_reason: null }]);
};

test('the signed record stays whole: its file, its signatures, its trail and the way of the witness to it', async () => {
  const life = await liveTestLife(context, app);
  const [version] = await rowsOf(
    sql`select executed_pdf_key as key from document_versions where document_id = ${life.signedDocumentId}`,
  );
  expect((await remove(life.account.browser, { password: life.account.password })).status).toBe(200);

  expect(await context.files.get(String(version?.['key']))).toBeDefined();
  const stream = trailOf(life.signedDocumentId);
  const trail = await readAudit(context.db, stream);
  expect(trail.map(({ action }) => action)).toContain('document executed');
  expect(findBreak(stream, trail)).toBeUndefined();
  const account = await readAudit(context.db, `account:${life.member.userId}`);
  expect(account).toHaveLength(1);
  expect(account[0]).toMatchObject({ action: 'account deleted', ipAddress: null });

  expect(await read(app.open(), `/witness/${life.signedWitness.token}`)).toMatchObject({ state: 'already-signed' });
  const gone = await app.open().ask(`/api/witness/${life.openWitness.token}`);
  expect(gone.status).toBe(404);
  expect(await gone.json()).toMatchObject({ title: 'Invalid Link' });
});

test('the person is told what will go and what must stay, then by mail that it is done', async () => {
  const life = await liveTestLife(context, app);
  const { browser, email, password } = life.account;
  expect(await read(browser, '/account/deletion')).toMatchObject({
    keptDocuments: [{ name: signedWords.document }],
    removedDocumentCount: 2,
    hasRunningSubscription: false,
    needsSecondFactor: false,
  });
  await remove(browser, { password });
  const mail = await readTestMail(context, email, 'Your account has been deleted');
  expect(mail.text).toContain('Goodbye, Marisol Reyes');
  expect(mail.text).toContain('One document that everyone had signed stays on record');
});

test('every device is signed out at once, and the password opens nothing any more', async () => {
  const { email, password, browser } = await signInTestAccount(app);
  const other = app.open();
  await post(other, '/accounts/login', { email, password });
  expect((await remove(browser, { password })).status).toBe(200);
  for (const device of [browser, other]) {
    expect(await read(device, '/accounts/session')).toEqual({ user: null });
    expect((await device.ask('/api/documents')).status).toBe(401);
  }
  expect(browser.cookies()).not.toContain('evergrant.session');
  const login = await post(app.open(), '/accounts/login', { email, password });
  expect(login.status).toBe(401);
  const detail = 'Invalid email or password. Please check your credentials and try again.';
  expect(await login.json()).toMatchObject({ detail });
});

test('the address is free again, and a new account has nothing of the old one', async () => {
  const { email, password, browser } = await signInTestAccount(app);
  await post(browser, '/documents', { name: 'Old plan', documentTypeId: 'living-trust' });
  await remove(browser, { password });
  const { browser: again } = await signInTestAccount(app, { email });
  expect(await read(again, '/documents')).toEqual({ documents: [], count: 0 });
});

test('without the right password nothing is deleted, and guesses are counted', async () => {
  const { password, browser } = await signInTestAccount(app);
  for (let index = 0; index < 10; index += 1) {
    const answer = await remove(browser, { password: index === 0 ? '' : `wrong heron ${index}` });
    expect(answer.status).toBe(422);
  }
  expect((await remove(browser, { password: 'wrong heron 10' })).status).toBe(422);
  expect((await remove(browser, { password })).status).toBe(429);
  expect((await browser.ask('/api/documents')).status).toBe(200);
  expect((await remove(app.open(), { password })).status).toBe(401);
});

test('an account with a second factor is deleted with a code of the app alone', async () => {
  const { password, browser, userId } = await signInTestAccount(app);
  const nextCode = (secret: string): string => {
    context.advance(30_000);
    return codeOfTestAuthenticator(secret, context.clock());
  };
  const { secret } = (await (await post(browser, '/account/second-factor', { password })).json()) as { secret: string };
  expect((await post(browser, '/account/second-factor/confirm', { code: nextCode(secret) })).status).toBe(200);
  expect(await read(browser, '/account/deletion')).toMatchObject({ needsSecondFactor: true });

  const missing = await remove(browser, { password });
  expect(await missing.json()).toMatchObject({ status: 422, code: 'missing-code', errors: [{ field: 'code' }] });
  const wrong = await remove(browser, { password, code: '000000' });
  expect(await wrong.json()).toMatchObject({ status: 422, code: 'wrong-code', errors: [{ field: 'code' }] });
  expect((await remove(browser, { password, code: nextCode(secret) })).status).toBe(200);
  expect(await rowsOf(sql`select * from second_factors where user_id = ${userId}`)).toEqual([]);
});

test('a running subscription is cancelled first; one that ends by itself does not stand in the way', async () => {
  const { email, password, browser, userId } = await signInTestAccount(app, { email: newAddress() });
  const member = { kind: 'member', userId, name: 'Marisol Reyes', email, role: 'member' } as const;
  const { subscriptionId } = await buyInTest(context, { member, productType: 'subscription' });
  expect(await read(browser, '/account/deletion')).toMatchObject({ hasRunningSubscription: true });
  const refused = await remove(browser, { password });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'subscription-running', title: 'Cancel your subscription first' });

  await rowsOf(sql`update subscriptions set cancels_at_period_end = true where id = ${subscriptionId}`);
  expect((await remove(browser, { password })).status).toBe(200);
});

test('a recovery code that was spent on a refused deletion stands in the trail', async () => {
  const { email, password, browser, userId } = await signInTestAccount(app, { email: newAddress() });
  const { secret } = (await (await post(browser, '/account/second-factor', { password })).json()) as { secret: string };
  const code = codeOfTestAuthenticator(secret, context.clock());
  const confirmed = await post(browser, '/account/second-factor/confirm', { code });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: readonly string[] };
  const member = { kind: 'member', userId, name: 'Marisol Reyes', email, role: 'member' } as const;
  await buyInTest(context, { member, productType: 'subscription' });

  expect((await remove(browser, { password, code: recoveryCodes[0] })).status).toBe(409);

  const trail = await readAudit(context.db, `account:${userId}`);
  expect(trail.filter(({ action }) => action === 'recovery code used')).toMatchObject([{ actor: `member:${userId}` }]);
});

test('nobody pays for an account that is gone: its open payment page is closed', async () => {
  const { password, browser } = await signInTestAccount(app);
  const body = {
    amount: priceInCents.subscription,
    description: 'Monthly Estate Management',
    metadata: { productType: 'subscription' },
    idempotencyKey: crypto.randomUUID(),
  };
  const opened = await post(browser, '/functions/create-payment', body);
  const { sessionId } = (await opened.json()) as { sessionId: string };
  expect(await context.payments.findCheckout(sessionId)).toMatchObject({ status: 'open' });
  expect((await remove(browser, { password })).status).toBe(200);
  expect(await context.payments.findCheckout(sessionId)).toMatchObject({ status: 'expired' });
});
