import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/create-log.ts';
import { withoutSecrets } from '#platform/http/log-requests.ts';
import { createTestAccount } from '#platform/testing/create-test-account.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf, readTestMail } from '#platform/testing/read-test-mail.ts';
import { serveTestApp } from '#platform/testing/serve-test-app.ts';
import {
  inviteTestWitness,
  ownerSignedTestDocument,
  signBodyOf,
  testSignature,
} from '#platform/testing/sign-in-test.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
const lines: string[] = [];

beforeAll(async () => {
  const into = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  context = { ...(await openTestContext()), log: createLog('debug', into) };
  await context.work(createJobs(context));
});
afterAll(() => context.close());

test.each([
  ['/api/witness/abc-DEF_123/signature', '/api/witness/[token]/signature'],
  ['/api/witness/abc', '/api/witness/[token]'],
  ['/witness/abc', '/witness/[token]'],
  ['/api/documents/1/witnesses', '/api/documents/1/witnesses'],
])('the path %s is logged as %s', (path, logged) => {
  expect(withoutSecrets(path)).toBe(logged);
});

test('a path of any length makes a line of bounded length', () => {
  expect(withoutSecrets(`/${'x'.repeat(10_000)}`).length).toBeLessThanOrEqual(300);
});

test('a whole journey leaves no password, token, signature or word of a document in the log', async () => {
  const app = serveTestApp(context);
  const { email, password, browser } = await createTestAccount(app);
  const post = (path: string, body?: object) => browser.ask(path, { method: 'POST', ...(body ? { body } : {}) });
  await post('/api/accounts/login', { email, password });
  const session = browser.cookies();
  await post('/api/accounts/forgot-password', { email });
  const reset = linkOf(await readTestMail(context, email, 'Reset your password'));
  await browser.ask(reset.href);
  await post('/api/accounts/reset-password', { password: 'a new heron 11' });
  await post('/api/accounts/register', { name: 'Marisol Reyes', email: 'new@example.com', password });
  const confirm = linkOf(await readTestMail(context, 'new@example.com', 'confirm'));
  await browser.ask(confirm.href);
  const member = await createTestMember(context);
  const documentId = await ownerSignedTestDocument(context, { member });
  const { token } = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  await browser.ask(`/api/witness/${token}`);
  await browser.ask(`/api/%77itness/${token}`);
  await post(`/api/witness/${token}/view`);
  await post(`/api/witness/${token}/signature`, { ...signBodyOf('witness'), isAttested: false });
  await post(`/api/witness/${token}/signature`, signBodyOf('witness'));
  await context.jobsDone();

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(10);
  const secrets = {
    password,
    newPassword: 'a new heron 11',
    session: session.split('=')[1] ?? '',
    reset: reset.searchParams.get('token') ?? '',
    confirm: confirm.searchParams.get('token') ?? '',
    witness: token,
    signature: testSignature.slice(40, 90),
    fact: '14 Alder Court',
  };
  const tooShort = Object.entries(secrets).filter(([, secret]) => secret.length <= 8);
  expect(tooShort).toEqual([]);
  const leaked = Object.entries(secrets).filter(([, secret]) => log.includes(secret));
  expect(leaked.map(([name]) => name)).toEqual([]);
});
