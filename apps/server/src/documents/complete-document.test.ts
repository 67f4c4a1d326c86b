import { createHash } from 'node:crypto';
import { plainText } from '@evergrant/domain/assembly/plain-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { interviewTestDocument, payForTestDocument, testFacts } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { createDocument } from '#documents/create-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { recordFact } from '#documents/record-fact.ts';

const isMarked = (html: string | null): boolean => html?.includes('data-watermark="preview"') ?? false;

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterAll(() => context.close());

const pay = async (documentId: string) => {
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  return loadOwnDocument(context.db, { documentId, userId: member.userId });
};
const actionsOf = async (documentId: string) =>
  (await readAudit(context.db, trailOf(documentId))).map(({ action }) => action);

test('a finished interview alone completes nothing and is told once', async () => {
  const documentId = await interviewTestDocument(context, { member });

  const document = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  expect(document).toMatchObject({ status: 'draft', progress: 100, isInterviewComplete: true, currentVersionId: null });
  const told = (await context.told()).filter(({ data }) => (data as { documentId?: string }).documentId === documentId);
  expect(told).toEqual([
    { listener: 'payments.complete-entitled-document', data: { documentId, userId: member.userId } },
  ]);
});

test('payment completes a finished document and freezes what will be signed', async () => {
  const documentId = await interviewTestDocument(context, { member });

  const paid = await pay(documentId);

  expect(paid).toMatchObject({ status: 'complete', progress: 100 });
  const version = await readFrozenVersion(context.db, paid.currentVersionId ?? '');
  expect(version.version).toBe(1);
  expect(version.html.includes('Marisol Reyes')).toBe(true);
  expect(isMarked(version.html)).toBe(false);
  expect(version.sha256).toBe(createHash('sha256').update(plainText(version.document), 'utf8').digest('hex'));
  expect(await actionsOf(documentId)).toEqual([
    'trust created',
    'interview completed',
    'payment confirmed',
    'document completed',
  ]);
});

test('a repeated payment changes nothing', async () => {
  const documentId = await interviewTestDocument(context, { member });
  const first = await pay(documentId);
  context.advance(60_000);

  const second = await pay(documentId);

  expect(second.paidAt).toEqual(first.paidAt);
  expect(second.currentVersionId).toBe(first.currentVersionId);
  expect((await actionsOf(documentId)).filter((action) => action === 'document completed')).toHaveLength(1);
});

test('a document that was paid first is completed by the last confirmation', async () => {
  const { id: documentId } = await createDocument(context, {
    member,
    name: 'Paid first',
    documentTypeId: 'living-trust',
    origin,
  });
  expect(await pay(documentId)).toMatchObject({ status: 'draft' });
  const whose = { documentId, member, origin };
  for (const [field, value] of Object.entries(testFacts)) await recordFact(context, { ...whose, field, value });
  expect(await loadOwnDocument(context.db, { documentId, userId: member.userId })).toMatchObject({ status: 'draft' });

  await confirmAllFacts(context, whose);

  expect(await loadOwnDocument(context.db, { documentId, userId: member.userId })).toMatchObject({
    status: 'complete',
  });
});

test('a payment for a deleted document is no fault', async () => {
  const documentId = '00000000-0000-4000-8000-000000000000';
  await expect(payForTestDocument(context, { documentId, revisionEndsAt: null })).resolves.toBeUndefined();
});
