import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { interviewTestTrust, payForTestTrust, testFacts } from '#platform/testing/complete-test-trust.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { confirmAllFacts } from '#trusts/confirm-all-facts.ts';
import { createTrust } from '#trusts/create-trust.ts';
import { loadOwnTrust } from '#trusts/load-own-trust.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';
import { recordFact } from '#trusts/record-fact.ts';

const isMarked = (html: string | null): boolean => html?.includes('data-watermark="preview"') ?? false;

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterAll(() => context.close());

const pay = async (trustId: string) => {
  await payForTestTrust(context, { trustId, revisionEndsAt: null });
  return loadOwnTrust(context.db, { trustId, userId: member.userId });
};
const actionsOf = async (trustId: string) =>
  (await readAudit(context.db, `trust:${trustId}`)).map(({ action }) => action);

test('a finished interview alone completes nothing and is told once', async () => {
  const trustId = await interviewTestTrust(context, { member });

  const trust = await loadOwnTrust(context.db, { trustId, userId: member.userId });
  expect(trust).toMatchObject({ status: 'draft', progress: 100, isInterviewComplete: true, currentVersionId: null });
  const told = (await context.told()).filter(({ data }) => (data as { trustId?: string }).trustId === trustId);
  expect(told).toEqual([{ listener: 'payments.complete-entitled-trust', data: { trustId, userId: member.userId } }]);
});

test('payment completes a finished document and freezes what will be signed', async () => {
  const trustId = await interviewTestTrust(context, { member });

  const paid = await pay(trustId);

  expect(paid).toMatchObject({ status: 'complete', progress: 100 });
  const version = await readFrozenVersion(context.db, paid.currentVersionId ?? '');
  expect(version.version).toBe(1);
  expect(version.html.includes('Marisol Reyes')).toBe(true);
  expect(isMarked(version.html)).toBe(false);
  expect(version.sha256).toBe(createHash('sha256').update(version.html, 'utf8').digest('hex'));
  expect(await actionsOf(trustId)).toEqual([
    'trust created',
    'interview completed',
    'payment confirmed',
    'document completed',
  ]);
});

test('a repeated payment changes nothing', async () => {
  const trustId = await interviewTestTrust(context, { member });
  const first = await pay(trustId);
  context.advance(60_000);

  const second = await pay(trustId);

  expect(second.paidAt).toEqual(first.paidAt);
  expect(second.currentVersionId).toBe(first.currentVersionId);
  expect((await actionsOf(trustId)).filter((action) => action === 'document completed')).toHaveLength(1);
});

test('a document that was paid first is completed by the last confirmation', async () => {
  const { id: trustId } = await createTrust(context, {
    member,
    name: 'Paid first',
    documentTypeId: 'living-trust',
    origin,
  });
  expect(await pay(trustId)).toMatchObject({ status: 'draft' });
  const whose = { trustId, member, origin };
  for (const [field, value] of Object.entries(testFacts)) await recordFact(context, { ...whose, field, value });
  expect(await loadOwnTrust(context.db, { trustId, userId: member.userId })).toMatchObject({ status: 'draft' });

  await confirmAllFacts(context, whose);

  expect(await loadOwnTrust(context.db, { trustId, userId: member.userId })).toMatchObject({ status: 'complete' });
});

test('a payment for a deleted document is no fault', async () => {
  const trustId = '00000000-0000-4000-8000-000000000000';
  await expect(payForTestTrust(context, { trustId, revisionEndsAt: null })).resolves.toBeUndefined();
});
