import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument, payForTestDocument, testFacts } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { signAsTestOwner } from '#platform/testing/sign-in-test.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { unsigned } from '#documents/note-signing.ts';
import { recordFact } from '#documents/record-fact.ts';
import { setDocumentAccess } from '#documents/set-access.ts';
import { documents } from '#documents/tables.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context, { name: testFacts.grantorName });
});
afterAll(() => context.close());

// Whose it is, what is paid, what was answered, and who was asked to witness it: a version that is gone takes none of it along.
const ofTheDocument = [
  ...['id', 'userId', 'name', 'type', 'documentTypeId', 'createdAt', 'updatedAt'],
  ...['interview', 'progress', 'isInterviewComplete'],
  ...['paidAt', 'revisionEndsAt', 'purchasedUntil'],
  ...['witnessCount', 'declinedWitnessCount'],
];

test('no column of signing stays behind when the version that was signed is gone', () => {
  const ofSigning = Object.keys(getTableColumns(documents)).filter((column) => !ofTheDocument.includes(column));
  expect(Object.keys(unsigned).toSorted()).toEqual(ofSigning.toSorted());
});

test('nobody is said to have signed what was paid for again after a refund, and it can be changed', async () => {
  const documentId = await completeTestDocument(context, { member });
  const read = () => loadOwnDocument(context.db, { documentId, userId: member.userId });
  await signAsTestOwner(context, member, documentId);
  expect((await read()).signedBy).toEqual([testFacts.grantorName]);
  await context.db.transaction((tx) =>
    setDocumentAccess({ ...context, tx }, { documentId, access: { kind: 'withdrawn' } }),
  );
  expect(await read()).toMatchObject(unsigned);
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  expect(await read()).toMatchObject({ status: 'complete', signedBy: [], ownerSignedAt: null });
  await recordFact(context, { documentId, member, origin, field: 'grantorCounty', value: 'Placer' });
  expect((await read()).interview.facts.grantorCounty).toBe('Placer');
});
