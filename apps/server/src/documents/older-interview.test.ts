import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import {
  completeTestDocument,
  interviewTestDocument,
  payForTestDocument,
} from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { clearFact } from '#documents/clear-fact.ts';
import { confirmFact } from '#documents/confirm-fact.ts';
import { deleteDocument } from '#documents/delete-document.ts';
import { listDocuments } from '#documents/list-documents.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { listPeople } from '#documents/people/list-people.ts';
import { readDocument } from '#documents/read-document.ts';
import { readFacts } from '#documents/read-facts.ts';
import { recordFact } from '#documents/record-fact.ts';
import { documentVersions, documents } from '#documents/tables.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterAll(() => context.close());

const keptOf = async (documentId: string): Promise<unknown> => {
  const [row] = await context.db
    .select({ kept: sql`interview` })
    .from(documents)
    .where(eq(documents.id, documentId));
  return row?.kept;
};

/** As the first version kept a county of two letters. */
const makeOlder = (documentId: string) =>
  context.db.execute(
    sql`update documents set interview = jsonb_set(interview - 'version', '{facts,grantorCounty}', '"LA"') where id = ${documentId}`,
  );

const makeNewer = (documentId: string) =>
  context.db.execute(
    sql`update documents set interview = jsonb_set(interview, '{version}', '99') || '{"facts":{"unheardOf":{"deep":1}}}' where id = ${documentId}`,
  );

test('an older answer that fits no more is asked again in the panel, and everything else is there', async () => {
  const documentId = await interviewTestDocument(context, { member });
  const own = { documentId, userId: member.userId };
  const before = await readFacts(context, own);
  await makeOlder(documentId);

  const opened = await readFacts(context, own);
  expect(opened.isComplete).toBe(false);
  // Whose children take was once asked about children alone.
  const again = ['grantorCounty', 'descendantsTakeFirst'];
  expect(opened.problems).toEqual([
    { field: 'grantorCounty', message: expect.stringContaining('You said before: LA.') as string },
    { field: 'descendantsTakeFirst', message: expect.stringContaining('You said before: Yes.') as string },
  ]);
  const others = (rows: typeof before.rows) =>
    rows.flatMap(({ field, value, state }) => (again.includes(field) ? [] : [{ field, value, state }]));
  expect(others(opened.rows)).toEqual(others(before.rows));

  const whose = { documentId, member, origin };
  await recordFact(context, { ...whose, field: 'grantorCounty', value: 'Sacramento' });
  await recordFact(context, { ...whose, field: 'descendantsTakeFirst', value: true });
  await confirmFact(context, { ...whose, field: 'grantorCounty' });
  const after = await confirmFact(context, { ...whose, field: 'descendantsTakeFirst' });
  expect(after).toMatchObject({ isComplete: true, problems: [], rows: before.rows });
});

test('a draft with an answer to be given again is not frozen when it is paid for', async () => {
  const documentId = await interviewTestDocument(context, { member });
  await makeOlder(documentId);
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  const { status, isInterviewComplete } = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  expect({ status, isInterviewComplete }).toEqual({ status: 'draft', isInterviewComplete: false });
});

test('a frozen version of an older interview stays as it is', async () => {
  const documentId = await completeTestDocument(context, { member });
  const frozen = () =>
    context.db
      .select({ html: documentVersions.html, sha256: documentVersions.sha256, kept: sql<string>`document::text` })
      .from(documentVersions)
      .where(eq(documentVersions.documentId, documentId));
  const before = await frozen();
  await makeOlder(documentId);

  const { isComplete, problems } = await readFacts(context, { documentId, userId: member.userId });
  expect({ isComplete, problems }).toEqual({ isComplete: true, problems: [] });
  expect(before).toHaveLength(1);
  expect(await frozen()).toEqual(before);
});

test('a document of a newer version is listed, refused with a sentence, and left as it is', async () => {
  const documentId = await interviewTestDocument(context, { member, name: 'From tomorrow' });
  await makeNewer(documentId);
  const kept = await keptOf(documentId);
  const own = { documentId, userId: member.userId };
  const whose = { documentId, member, origin, field: 'trustName' };

  const { documents: listed } = await listDocuments(context, member);
  expect(listed.map(({ name }) => name)).toContain('From tomorrow');
  expect(await readDocument(context, own)).toMatchObject({ id: documentId, name: 'From tomorrow' });
  await listPeople(context, member);
  const refusal = { kind: 'conflict', refusal: { code: 'newer-version' } };
  await expect(readFacts(context, own)).rejects.toMatchObject(refusal);
  await expect(recordFact(context, { ...whose, value: 'Another Trust' })).rejects.toMatchObject(refusal);
  await expect(clearFact(context, whose)).rejects.toMatchObject(refusal);
  expect(await keptOf(documentId)).toEqual(kept);
});

test('another draft hears nothing into a document of a newer version', async () => {
  const newer = await interviewTestDocument(context, { member, name: 'Newer' });
  const other = await interviewTestDocument(context, { member, name: 'Other' });
  await makeNewer(newer);
  const kept = await keptOf(newer);
  const value = '7 Harbor Lane, Oakland, CA 94607';
  await recordFact(context, { documentId: other, member, origin, field: 'grantorAddress', value });
  expect(await keptOf(newer)).toEqual(kept);
  await deleteDocument(context, { documentId: newer, member, origin });
});
