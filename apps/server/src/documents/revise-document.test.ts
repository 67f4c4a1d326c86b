import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument, testFacts } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { clearFact } from '#documents/clear-fact.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { markDocumentSigned, noteSigning } from '#documents/note-signing.ts';
import { readFacts } from '#documents/read-facts.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { recordFact } from '#documents/record-fact.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterAll(() => context.close());

const load = (documentId: string) => loadOwnDocument(context.db, { documentId, userId: member.userId });
const change = (documentId: string, county: string, beginsRevision = false) =>
  recordFact(context, { documentId, member, origin, beginsRevision, field: 'grantorCounty', value: county });
const signTestDocument = (documentId: string) =>
  context.db.transaction(async (tx) => {
    await noteSigning(tx, { documentId, ownerSignedAt: context.clock(), witnessCount: 2, signedWitnessCount: 2 });
    expect(await markDocumentSigned(tx, { documentId, at: context.clock() })).toBe(true);
  });
const day = 24 * 60 * 60 * 1000;

test('what somebody has signed is changed only when a new version is expressly begun', async () => {
  const refused = { kind: 'conflict', refusal: { code: 'signed-document' } };
  const documentId = await completeTestDocument(context, { member });
  await context.db.transaction((tx) => noteSigning(tx, { documentId, ownerSignedAt: context.clock() }));
  await expect(change(documentId, 'Placer')).rejects.toMatchObject(refused);
  await signTestDocument(documentId);
  const signed = await load(documentId);

  await expect(change(documentId, 'Placer')).rejects.toMatchObject(refused);
  await expect(clearFact(context, { documentId, member, origin, field: 'grantorCounty' })).rejects.toMatchObject(
    refused,
  );

  expect(await load(documentId)).toEqual(signed);
  expect(await readFacts(context, { documentId, userId: member.userId })).toMatchObject({
    isEditable: true,
    requiresRevision: true,
  });
  expect(await change(documentId, 'Placer', true)).toMatchObject({ requiresRevision: false });
  expect(await load(documentId)).toMatchObject({ status: 'draft' });
});

test('a new version makes a signed document a draft again, and it needs no second payment', async () => {
  const documentId = await completeTestDocument(context, { member });
  const first = await load(documentId);
  await signTestDocument(documentId);

  await change(documentId, 'Placer', true);

  expect(await load(documentId)).toMatchObject({
    status: 'draft',
    currentVersionId: null,
    ownerSignedAt: null,
    signedAt: null,
    witnessCount: 2,
    signedWitnessCount: 0,
    isInterviewComplete: false,
  });
  const told = (await context.told()).filter(({ listener }) => listener === 'signing.void-invitations');
  expect(told.map(({ data }) => data)).toContainEqual({ documentId, revisedAt: context.clock().toISOString() });

  await confirmAllFacts(context, { documentId, member, origin });

  const again = await load(documentId);
  expect(again.status).toBe('complete');
  expect(again.paidAt).toEqual(first.paidAt);
  expect((await readFrozenVersion(context.db, again.currentVersionId ?? '')).version).toBe(2);
  expect((await readFrozenVersion(context.db, first.currentVersionId ?? '')).html.includes('Placer')).toBe(false);
});

test('the same fact recorded again leaves a finished document as it is', async () => {
  const documentId = await completeTestDocument(context, { member });

  const facts = await change(documentId, testFacts.grantorCounty);

  expect(facts).toMatchObject({ isComplete: true, progress: 100 });
  expect(await load(documentId)).toMatchObject({ status: 'complete', isInterviewComplete: true });
});

test('outside the revision window a finished document cannot be changed', async () => {
  const revisionEndsAt = new Date(context.clock().getTime() + 90 * day);
  const documentId = await completeTestDocument(context, { member, revisionEndsAt });
  const own = { documentId, userId: member.userId };
  context.advance(89 * day);
  expect((await readFacts(context, own)).isEditable).toBe(true);

  context.advance(1 * day);

  expect((await readFacts(context, own)).isEditable).toBe(false);
  await expect(change(documentId, 'Placer')).rejects.toMatchObject({
    kind: 'conflict',
    refusal: { code: 'revision-ended' },
  });
  expect(await load(documentId)).toMatchObject({ status: 'complete' });
});

test('with a subscription a finished document can be changed for as long as it runs', async () => {
  const documentId = await completeTestDocument(context, { member, revisionEndsAt: null });
  context.advance(1000 * day);

  await change(documentId, 'Placer');

  expect(await load(documentId)).toMatchObject({ status: 'draft' });
});

test('a draft is never marked signed', async () => {
  const documentId = await completeTestDocument(context, { member });
  await change(documentId, 'Placer');

  const isSigned = await context.db.transaction((tx) => markDocumentSigned(tx, { documentId, at: context.clock() }));

  expect(isSigned).toBe(false);
});
