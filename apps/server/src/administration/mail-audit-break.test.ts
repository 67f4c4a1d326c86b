import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { administrationJobs } from '#administration/jobs.ts';
import { appendAudit, forgetAudit } from '#platform/audit.ts';
import { readAuditCheck } from '#platform/read-audit-check.ts';
import { auditBreaks, auditRows } from '#platform/tables.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { verifyAudit } from '#platform/verify-audit.ts';

const administrator = 'first.admin@example.com';
const stream = 'order:11111111-1111-4111-8111-111111111111';
let context: TestContext;

beforeAll(async () => {
  const opened = await openTestContext();
  context = { ...opened, settings: { ...opened.settings, adminEmails: [administrator] } };
  for (const action of ['order opened', 'order paid', 'order refunded'])
    await context.db.transaction((tx) => appendAudit(tx, { stream, at: new Date(0), actor: 'system', action }));
});
afterAll(() => context.close());

const told = vi.fn<TestContext['announce']>(() => Promise.resolve());
const verify = () => verifyAudit({ ...context, announce: told });

test('a log that nobody touched is found whole, and nobody is written to', async () => {
  await verify();
  expect(told).not.toHaveBeenCalled();
  expect(await readAuditCheck(context)).toMatchObject({ last: { entryCount: 3, brokenCount: 0 }, breaks: [] });
});

test('an entry that was changed in the database is found in the night, and told of once', async () => {
  await context.db.update(auditRows).set({ action: 'order gone' }).where(eq(auditRows.position, 2));
  await verify();
  await verify();
  expect(told).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledWith(expect.anything(), 'audit.broken', { stream, position: 2 });
  expect(await readAuditCheck(context)).toMatchObject({
    last: { entryCount: 3, brokenCount: 1 },
    breaks: [{ stream, position: 2 }],
  });
});

test('the mail of a broken log is tried again when it could not be sent, and names the entry', async () => {
  const send = vi
    .fn<TestContext['mail']['send']>(() => Promise.resolve())
    .mockRejectedValueOnce(new Error('the mail server is away'));
  const jobs = administrationJobs({ ...context, mail: { ...context.mail, send } });
  const mail = () => jobs['administration.mail-audit-break']({ stream, position: 2 });
  await expect(mail()).rejects.toThrow('the mail server is away');
  await mail();
  expect(send.mock.lastCall?.[0]).toMatchObject({ to: administrator, subject: 'The audit log does not hold' });
  expect(JSON.stringify(send.mock.lastCall)).toContain(stream);
});

test('whoever leaves takes along what was said of their trail', async () => {
  const userId = 'somebody';
  const own = `account:${userId}`;
  await context.db.insert(auditBreaks).values({ stream: own, position: 1, foundAt: new Date(0) });
  await context.db.transaction((tx) => forgetAudit(tx, { userId, keptStreams: [] }));
  const { breaks } = await readAuditCheck(context);
  expect(breaks.map((one) => one.stream)).toEqual([stream]);
});
