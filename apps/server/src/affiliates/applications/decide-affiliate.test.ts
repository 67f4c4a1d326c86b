import type { AffiliateDecision } from '@evergrant/contract/administration-records.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrationJobs } from '#administration/jobs.ts';
import { decideAffiliate } from '#affiliates/applications/decide-affiliate.ts';
import { affiliates } from '#affiliates/tables.ts';
import type { Administrator } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { addTestAffiliate } from '#platform/testing/add-test-affiliate.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { readTestMail } from '#platform/testing/read-test-mail.ts';

let context: TestContext;
let admin: Administrator;

beforeAll(async () => {
  context = await openTestContext();
  await context.work(administrationJobs(context));
  admin = { ...(await createTestMember(context)), role: 'admin' };
});
afterAll(() => context.close());

const decide = (affiliateId: string, decision: AffiliateDecision) =>
  decideAffiliate(context, { admin, affiliateId, decision, origin });

test('a pending application is approved, and the applicant is told where to begin', async () => {
  const { id, applicationData } = await addTestAffiliate(context);
  const decided = await decide(id, 'approve');
  expect(decided).toMatchObject({ id, status: 'approved', approvedAt: context.clock().toISOString() });

  const mail = await readTestMail(context, applicationData.email, 'You are an affiliate of');
  expect(mail.text).toContain('http://localhost:3000/affiliate-dashboard');
  expect(await readAudit(context.db, `affiliate:${id}`)).toMatchObject([
    { actor: `admin:${admin.userId}`, action: 'affiliate approved', details: { from: 'pending', to: 'approved' } },
  ]);
});

test('a pending application is rejected with a mail, and was never approved', async () => {
  const { id, applicationData } = await addTestAffiliate(context, { kept: { approvedAt: new Date(0) } });
  expect(await decide(id, 'reject')).toMatchObject({ status: 'rejected', approvedAt: null });
  await readTestMail(context, applicationData.email, 'About your affiliate application');
});

test('an approved affiliate is suspended and reinstated, and keeps the day of the approval', async () => {
  const { id, applicationData } = await addTestAffiliate(context);
  const { approvedAt } = await decide(id, 'approve');
  context.advance(60_000);
  expect(await decide(id, 'suspend')).toMatchObject({ status: 'suspended', approvedAt });
  await readTestMail(context, applicationData.email, 'is suspended');
  expect(await decide(id, 'reinstate')).toMatchObject({ status: 'approved', approvedAt });
  await readTestMail(context, applicationData.email, 'is active again');
});

const refused = {
  pending: ['suspend', 'reinstate'],
  approved: ['approve', 'reject', 'reinstate'],
  rejected: ['approve', 'reject', 'suspend', 'reinstate'],
  suspended: ['approve', 'reject', 'suspend'],
} as const;

test.each(Object.entries(refused))('what is %s cannot be moved by any other decision', async (status, decisions) => {
  const { id } = await addTestAffiliate(context, { kept: { status: status as keyof typeof refused } });
  for (const decision of decisions) {
    await expect(decide(id, decision)).rejects.toMatchObject({
      kind: 'conflict',
      refusal: { title: 'Failed to update affiliate status' },
    });
  }
  const [kept] = await context.db.select().from(affiliates).where(eq(affiliates.id, id));
  expect(kept).toMatchObject({ status, decidedAt: null });
  expect(await readAudit(context.db, `affiliate:${id}`)).toEqual([]);
});

test('two administrators who decide at the same moment decide once', async () => {
  const { id } = await addTestAffiliate(context);
  const decided = await Promise.allSettled([decide(id, 'approve'), decide(id, 'reject')]);
  expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readAudit(context.db, `affiliate:${id}`)).toHaveLength(1);
});

test('an application that is not there cannot be decided', async () => {
  await expect(decide('00000000-0000-4000-8000-000000000000', 'approve')).rejects.toMatchObject({ kind: 'absent' });
});

test('whoever has deleted the account is not written to', async () => {
  const { id, applicationData } = await addTestAffiliate(context, { kept: { userId: null } });
  await decide(id, 'reject');
  await context.jobsDone();
  expect(await context.mail.list(applicationData.email)).toEqual([]);
});
