import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inventory } from '#personal-data/inventory.ts';
import { createTestAccount } from '#platform/testing/create-test-account.ts';
import { liveTestLife, markers, signedWords, type TestLife } from '#platform/testing/live-test-life.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let app: TestApp;
let life: TestLife;
let files: Readonly<Record<string, Uint8Array>>;

const take = async (browser: TestBrowser): Promise<Record<string, Uint8Array>> => {
  const answer = await browser.ask('/api/account/export');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/zip');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="evergrant-data-2026-03-02.zip"');
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
};
const textOf = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await context.db.execute(query)) as { readonly rows: readonly Record<string, unknown>[] }).rows;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(createJobs(context));
  life = await liveTestLife(context, app);
  files = await take(life.account.browser);
});
afterAll(() => context.close());

/** Every table of the schema with a column that leads to a member. */
const loadMemberTables = async (): Promise<readonly string[]> => {
  const root = join(import.meta.dirname, '..');
  const found: string[] = [];
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    if (!readdirSync(join(root, name)).includes('tables.ts')) continue;
    const tables = Object.values(
      (await import(pathToFileURL(join(root, name, 'tables.ts')).href)) as Record<string, unknown>,
    );
    for (const table of tables) {
      if (!is(table, PgTable)) continue;
      const columns = Object.values(getTableColumns(table)).map((column) => column.name);
      const leads = columns.some((column) => ['user_id', 'document_id', 'order_id'].includes(column));
      if (leads || getTableName(table) === 'users') found.push(getTableName(table));
    }
  }
  return found.toSorted();
};

test('every table with rows of a member is accounted for, in the export and in the deletion', async () => {
  const tables = await loadMemberTables();
  expect(tables.length).toBeGreaterThan(12);
  expect(Object.keys(inventory).toSorted()).toEqual(tables);
});

test('every row of a member stands in the file that the inventory names', async () => {
  const { userId } = life.member;
  const documentIds = sql`select id from documents where user_id = ${userId}`;
  const orderIds = sql`select id from orders where user_id = ${userId}`;
  for (const [table, { exported }] of Object.entries(inventory)) {
    const columns = await rowsOf(
      sql`select column_name as name from information_schema.columns where table_name = ${table}`,
    );
    const names = columns.map(({ name }) => String(name));
    const isOwn = names.includes('user_id')
      ? sql`user_id = ${userId}`
      : names.includes('document_id')
        ? sql`document_id in (${documentIds})`
        : names.includes('order_id')
          ? sql`order_id in (${orderIds})`
          : sql`id = ${userId}`;
    const rows = await rowsOf(sql`select * from ${sql.identifier(table)} where ${isOwn}`);
    expect({ table, isEmpty: rows.length === 0 }).toEqual({ table, isEmpty: false });
    if (typeof exported !== 'string') continue;
    const written = Object.keys(files)
      .filter((name) => name.endsWith(exported))
      .map(textOf)
      .join('\n');
    for (const row of rows) expect(written).toContain(String(row['id'] ?? row['new_email']));
  }
});

test('what a person told us is in their export, in words and in documents', () => {
  const everything = Object.keys(files).map(textOf).join('\n');
  const { laterFact: _fact, laterWitness: _witness, laterWitnessAddress: _address, ...told } = markers;
  const { claimSecret: _secret, formerAddress: _former, ...expected } = told;
  const missing = Object.entries(expected).filter(([, words]) => !everything.includes(words));
  expect(missing).toEqual([]);
  for (const words of Object.values(signedWords)) expect(everything).toContain(words);
  expect(textOf('README.txt')).toContain('Marisol Reyes');
  const draft = `trusts/${markers.draftName}`;
  expect(textOf(`${draft}/document-preview.html`)).toContain('PREVIEW');
  expect(textOf(`${draft}/conversation.json`)).toContain(markers.said);
  expect(files[`${draft}/document.pdf`]).toBeUndefined();
});

test('every JSON file can be read, and the signed PDF is the sealed one', async () => {
  const names = Object.keys(files);
  expect(names.filter((name) => name.endsWith('.json')).length).toBeGreaterThanOrEqual(4 + 3 * 5);
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    expect(() => JSON.parse(textOf(name)) as unknown).not.toThrow();
  }
  const pdf = files[`trusts/${signedWords.document}/document.pdf`] ?? new Uint8Array();
  const [version] = await rowsOf(
    sql`select executed_pdf_sha256 as hash from document_versions where document_id = ${life.signedDocumentId}`,
  );
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(version?.['hash']);
});

test('no password, token or secret is in the export', async () => {
  const everything = Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
  const { userId } = life.member;
  const secrets = [
    ...(await rowsOf(sql`select password as secret from credentials where user_id = ${userId}`)),
    ...(await rowsOf(sql`select token as secret from sessions where user_id = ${userId}`)),
    ...(await rowsOf(sql`select identifier as secret from verifications where value = ${userId}`)),
    ...(await rowsOf(sql`select sealed_secret as secret from second_factors where user_id = ${userId}`)),
    ...(await rowsOf(sql`select code_hash as secret from recovery_codes where user_id = ${userId}`)),
    ...(await rowsOf(sql`select token_hash as secret from sign_in_challenges where user_id = ${userId}`)),
    ...(await rowsOf(sql`select change_id::text as secret from email_changes where user_id = ${userId}`)),
    ...(await rowsOf(sql`select token_hash as secret from witnesses where token_hash is not null`)),
    { secret: markers.claimSecret },
    { secret: life.signedWitness.token },
    { secret: life.openWitness.token },
    { secret: life.account.password },
  ].map(({ secret }) => String(secret));
  expect(secrets.length).toBeGreaterThanOrEqual(13);
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
});

test('an export is for its member alone, and nobody gets another one’s', async () => {
  expect((await app.open().ask('/api/account/export')).status).toBe(401);
  const other = await createTestAccount(app);
  const { email, password, browser } = other;
  await browser.ask('/api/accounts/login', { method: 'POST', body: { email, password } });
  const theirs = await take(browser);
  expect(Object.keys(theirs).toSorted()).toEqual(
    ['README.txt', 'account.json', 'audit.json', 'purchases.json', 'sessions.json'].toSorted(),
  );
  expect(
    Object.values(theirs)
      .map((bytes) => strFromU8(bytes))
      .join(''),
  ).not.toContain(life.member.email);
});

test('a file that is lost is listed with the reason, and everything else is still in the export', async () => {
  const [version] = await rowsOf(
    sql`select executed_pdf_key as key from document_versions where document_id = ${life.signedDocumentId}`,
  );
  const key = String(version?.['key']);
  const kept = (await context.files.get(key)) ?? new Uint8Array();
  await context.files.remove(key);
  const without = await take(life.account.browser);
  await context.files.put(key, kept, 'application/pdf');

  const lost = `trusts/${signedWords.document}/document.pdf`;
  const list = strFromU8(without['NOT-INCLUDED.txt'] ?? new Uint8Array());
  expect(list).toContain(`${lost}\n  The signed PDF of this document cannot be found unchanged where it was kept.`);
  const expected = Object.keys(files).filter((name) => name !== lost);
  expect(Object.keys(without).toSorted()).toEqual([...expected, 'NOT-INCLUDED.txt'].toSorted());
  expect(Object.keys(files)).not.toContain('NOT-INCLUDED.txt');
});

test('whoever asks for export after export is asked to wait', async () => {
  const { email, password, browser } = await createTestAccount(app);
  await browser.ask('/api/accounts/login', { method: 'POST', body: { email, password } });
  for (let index = 0; index < 10; index += 1) await take(browser);
  const answer = await browser.ask('/api/account/export');
  expect(answer.status).toBe(429);
  const detail =
    'You have downloaded your data several times within the hour. Please wait about an hour before the next time.';
  expect(await answer.json()).toMatchObject({ detail });
});

test('of several exports that a member asks for at once one is made, and none is stuck when the reader goes away', async () => {
  const { email, password, browser } = await createTestAccount(app);
  await browser.ask('/api/accounts/login', { method: 'POST', body: { email, password } });
  const answers = await Promise.all(Array.from({ length: 4 }, () => browser.ask('/api/account/export')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('Retry-After')).toBe('30');
  const detail = 'Your data is being put together already. Please wait until that download has ended, then ask again.';
  expect(await refused?.json()).toMatchObject({ detail });

  const made = answers.find(({ status }) => status === 200);
  await made?.body?.cancel();
  expect((await browser.ask('/api/account/export', { method: 'HEAD' })).status).toBe(200);
  await take(browser);
  await take(browser);
});
