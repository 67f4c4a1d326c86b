import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { completeTestTrust, testFacts } from '#platform/testing/complete-test-trust.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { clearFact } from '#trusts/clear-fact.ts';
import { confirmAllFacts } from '#trusts/confirm-all-facts.ts';
import { loadOwnTrust } from '#trusts/load-own-trust.ts';
import { markTrustSigned, noteSigning } from '#trusts/note-signing.ts';
import { readFacts } from '#trusts/read-facts.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';
import { recordFact } from '#trusts/record-fact.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterAll(() => context.close());

const load = (trustId: string) => loadOwnTrust(context.db, { trustId, userId: member.userId });
const change = (trustId: string, county: string, beginsRevision = false) =>
  recordFact(context, { trustId, member, origin, beginsRevision, field: 'grantorCounty', value: county });
const signTestTrust = (trustId: string) =>
  context.db.transaction(async (tx) => {
    await noteSigning(tx, { trustId, ownerSignedAt: context.clock(), witnessCount: 2, signedWitnessCount: 2 });
    expect(await markTrustSigned(tx, { trustId, at: context.clock() })).toBe(true);
  });
const day = 24 * 60 * 60 * 1000;

test('what somebody has signed is changed only when a new version is expressly begun', async () => {
  const refused = { kind: 'conflict', refusal: { code: 'signed-document' } };
  const trustId = await completeTestTrust(context, { member });
  await context.db.transaction((tx) => noteSigning(tx, { trustId, ownerSignedAt: context.clock() }));
  await expect(change(trustId, 'Placer')).rejects.toMatchObject(refused);
  await signTestTrust(trustId);
  const signed = await load(trustId);

  await expect(change(trustId, 'Placer')).rejects.toMatchObject(refused);
  await expect(clearFact(context, { trustId, member, origin, field: 'grantorCounty' })).rejects.toMatchObject(refused);

  expect(await load(trustId)).toEqual(signed);
  expect(await readFacts(context, { trustId, userId: member.userId })).toMatchObject({
    isEditable: true,
    requiresRevision: true,
  });
  expect(await change(trustId, 'Placer', true)).toMatchObject({ requiresRevision: false });
  expect(await load(trustId)).toMatchObject({ status: 'draft' });
});

test('a new version makes a signed document a draft again, and it needs no second payment', async () => {
  const trustId = await completeTestTrust(context, { member });
  const first = await load(trustId);
  await signTestTrust(trustId);

  await change(trustId, 'Placer', true);

  expect(await load(trustId)).toMatchObject({
    status: 'draft',
    currentVersionId: null,
    ownerSignedAt: null,
    signedAt: null,
    witnessCount: 2,
    signedWitnessCount: 0,
    isInterviewComplete: false,
  });
  const told = (await context.told()).filter(({ listener }) => listener === 'signing.void-invitations');
  expect(told.map(({ data }) => data)).toContainEqual({ trustId, revisedAt: context.clock().toISOString() });

  await confirmAllFacts(context, { trustId, member, origin });

  const again = await load(trustId);
  expect(again.status).toBe('complete');
  expect(again.paidAt).toEqual(first.paidAt);
  expect((await readFrozenVersion(context.db, again.currentVersionId ?? '')).version).toBe(2);
  expect((await readFrozenVersion(context.db, first.currentVersionId ?? '')).html.includes('Placer')).toBe(false);
});

test('the same fact recorded again leaves a finished document as it is', async () => {
  const trustId = await completeTestTrust(context, { member });

  const facts = await change(trustId, testFacts.grantorCounty);

  expect(facts).toMatchObject({ isComplete: true, progress: 100 });
  expect(await load(trustId)).toMatchObject({ status: 'complete', isInterviewComplete: true });
});

test('outside the revision window a finished document cannot be changed', async () => {
  const revisionEndsAt = new Date(context.clock().getTime() + 90 * day);
  const trustId = await completeTestTrust(context, { member, revisionEndsAt });
  const own = { trustId, userId: member.userId };
  context.advance(89 * day);
  expect((await readFacts(context, own)).isEditable).toBe(true);

  context.advance(1 * day);

  expect((await readFacts(context, own)).isEditable).toBe(false);
  await expect(change(trustId, 'Placer')).rejects.toMatchObject({
    kind: 'conflict',
    refusal: { code: 'revision-ended' },
  });
  expect(await load(trustId)).toMatchObject({ status: 'complete' });
});

test('with a subscription a finished document can be changed for as long as it runs', async () => {
  const trustId = await completeTestTrust(context, { member, revisionEndsAt: null });
  context.advance(1000 * day);

  await change(trustId, 'Placer');

  expect(await load(trustId)).toMatchObject({ status: 'draft' });
});

test('a draft is never marked signed', async () => {
  const trustId = await completeTestTrust(context, { member });
  await change(trustId, 'Placer');

  const isSigned = await context.db.transaction((tx) => markTrustSigned(tx, { trustId, at: context.clock() }));

  expect(isSigned).toBe(false);
});
