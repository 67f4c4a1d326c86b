import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestAccount, newAddress } from '#platform/testing/create-test-account.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp, type TestBrowser } from '#platform/testing/serve-test-app.ts';
import { inviteTestWitness, ownerSignedTestDocument } from '#platform/testing/sign-in-test.ts';
import { signInTestAccount } from '#platform/testing/sign-in-test-account.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let app: TestApp;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(createJobs(context));
});
afterAll(() => context.close());

const evil = 'evil.example';
/** What somebody may send, to have their own address put into a mail of ours. */
const poisons: readonly Readonly<Record<string, string>>[] = [
  { Host: evil },
  { Host: `localhost:3000@${evil}` },
  { Host: `localhost.${evil}` },
  { 'X-Forwarded-Host': evil },
  { 'X-Forwarded-Host': evil, 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '443' },
  { Forwarded: `host=${evil};proto=https` },
  { 'X-Host': evil, 'X-Original-Host': evil, 'X-Forwarded-Server': evil },
  { 'X-Original-URL': `https://${evil}/`, 'X-Rewrite-URL': `https://${evil}/` },
  { Referer: `https://${evil}/login` },
  { 'X-Forwarded-Prefix': `//${evil}`, 'X-Forwarded-Uri': `https://${evil}` },
];

const linksOf = ({ text, html }: { readonly text: string; readonly html: string }): readonly string[] => [
  ...(text.match(/https?:\/\/[^\s)]+/g) ?? []),
  ...[...html.matchAll(/(?:href|src)="(https?:[^"]+)"/g)].map(([, link]) => link ?? ''),
];

const registration = { name: 'Marisol Reyes', password: 'heron on the roof 7' };

/** A member who has a document to be witnessed. */
const createOwner = async () => {
  const { browser, password, userId, email } = await signInTestAccount(app);
  const member = { kind: 'member', userId, name: 'Marisol Reyes', email, role: 'member' } as const;
  const documentId = await ownerSignedTestDocument(context, { member });
  const { witnessId } = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  return { browser, password, documentId, witnessId };
};

/** Asks for every mail that carries a link; those that take a password, which is slow on purpose, only if told so. */
const askForMails = async (
  { browser, password, documentId, witnessId }: Awaited<ReturnType<typeof createOwner>>,
  { headers, withPassword }: { readonly headers: Readonly<Record<string, string>>; readonly withPassword: boolean },
): Promise<void> => {
  const post = (by: TestBrowser, path: string, body: object) =>
    by.ask(`/api${path}`, { method: 'POST', body, headers });
  const known = await createTestAccount(app);
  const waiting = await createTestAccount(app, { isConfirmed: false });
  const guest = app.open();
  const answers = [
    await post(guest, '/accounts/resend-confirmation', { email: waiting.email }),
    await post(guest, '/accounts/forgot-password', { email: known.email }),
    await post(browser, '/functions/send-witness-invitation', { trustId: documentId, witnessId }),
  ];
  if (withPassword) {
    answers.push(
      await post(guest, '/accounts/register', { ...registration, email: newAddress() }),
      await post(guest, '/accounts/register', { ...registration, email: known.email }),
      await post(browser, '/account/email', { email: newAddress(), password }),
    );
  }
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
};

test('no header changes where the links of a mail lead', async () => {
  let owner = await createOwner();
  await context.jobsDone();
  const before = (await context.mail.list()).length;
  for (const [index, headers] of poisons.entries()) {
    // A witness is written to five times a day at most.
    if (index > 0 && index % 4 === 0) owner = await createOwner();
    await askForMails(owner, { headers, withPassword: index < 4 });
    // A newer wish for another address replaces the one before, also if that has not been mailed yet.
    await context.jobsDone();
  }
  // A registration announces its mail after it has answered.
  await vi.waitFor(
    async () => expect((await context.mail.list()).length - before).toBeGreaterThanOrEqual(poisons.length * 3 + 4 * 3),
    { timeout: 60_000, interval: 100 },
  );
  const mails = (await context.mail.list()).slice(0, -before);
  const links = mails.flatMap(linksOf);
  expect(links.length).toBeGreaterThanOrEqual(60);
  expect(links.filter((link) => new URL(link).origin !== context.settings.origin)).toEqual([]);
  expect(JSON.stringify(mails.map(({ text, html }) => [text, html]))).not.toContain(evil);
});

test('no header changes where the browser is sent after a mailed link', async () => {
  for (const headers of poisons) {
    for (const path of ['/api/accounts/confirm-email?token=x', '/api/accounts/open-reset?token=x']) {
      const answer = await app.open().ask(path, { headers });
      expect(answer.headers.get('Location')).toMatch(/^\/(?!\/)/);
    }
  }
});
