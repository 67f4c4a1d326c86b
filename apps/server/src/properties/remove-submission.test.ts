import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Administrator } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { findInDatabase } from '#platform/testing/find-in-database.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApp, type TestApp } from '#platform/testing/serve-test-app.ts';
import { propertyOf, submitInTest, takenInTest, testPhoto } from '#platform/testing/submit-test-property.ts';
import { listPropertySubmissions } from '#properties/list-submissions.ts';
import { removeSubmission } from '#properties/remove-submission.ts';
import { documentJobs } from '#documents/jobs.ts';

let context: TestContext;
let app: TestApp;
let admin: Administrator;

beforeAll(async () => {
  context = await openTestContext();
  app = serveTestApp(context);
  await context.work(documentJobs(context));
  admin = { ...(await createTestMember(context)), role: 'admin' };
});
afterAll(() => context.close());

test('an administrator deletes what somebody sent, with its files, and nothing of the sender is left', async () => {
  const browser = app.open();
  const uploadIds = [await takenInTest(browser, { bytes: testPhoto() })];
  const submitterEmail = 'leave.me.out@example.org';
  await submitInTest(browser, propertyOf({ city: 'Forgotten Falls', submitterEmail, uploadIds }));
  const [submission] = (await listPropertySubmissions(context.db, { search: 'Forgotten Falls' })).submissions;
  if (!submission) throw new Error('nothing was submitted');

  await removeSubmission(context, { admin, submissionId: submission.id, origin });
  await context.jobsDone();

  expect((await listPropertySubmissions(context.db, { search: 'Forgotten Falls' })).submissions).toEqual([]);
  // The counter of a day's submissions runs out by itself.
  expect(await findInDatabase(context.db, submitterEmail)).toEqual(['public.rate_limits']);
  expect(await findInDatabase(context.db, 'Forgotten Falls')).toEqual([]);
  expect(await readAudit(context.db, `property:${submission.id}`)).toContainEqual(
    expect.objectContaining({ actor: `admin:${admin.userId}`, action: 'property submission deleted' }),
  );
  await expect(removeSubmission(context, { admin, submissionId: submission.id, origin })).rejects.toMatchObject({
    kind: 'absent',
  });
});
