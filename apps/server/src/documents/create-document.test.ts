import { afterAll, beforeAll, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import type { Member } from '#platform/actor.ts';
import { readAudit } from '#platform/audit.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { createDocument } from '#documents/create-document.ts';
import { deleteDocument } from '#documents/delete-document.ts';
import { listDocuments } from '#documents/list-documents.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterAll(() => context.close());

test('a new document is a draft of its type, and its beginning is in the audit trail', async () => {
  const document = await createDocument(context, {
    member,
    name: '  Our   trust ',
    documentTypeId: 'living-trust',
    origin,
  });

  expect(document).toMatchObject({
    name: 'Our trust',
    type: 'Living Trust',
    status: 'draft',
    progress: 0,
    isPaid: false,
  });
  const [first] = await readAudit(context.db, trailOf(document.id));
  expect(first).toMatchObject({ action: 'trust created', actor: `member:${member.userId}`, ipAddress: '203.0.113.7' });
});

test.each(['no-such-type', 'will', '__proto__', 'constructor', ' living-trust'])(
  'the unknown document type "%s" never becomes a document of another type',
  async (documentTypeId) => {
    const message = 'We do not know this type of document. Please choose one from the list.';
    await expect(createDocument(context, { member, name: 'Unknown', documentTypeId, origin })).rejects.toMatchObject({
      kind: 'invalid',
      refusal: { code: 'unknown-type', message, errors: [{ field: 'documentTypeId', message }] },
    });
  },
);

test('a member cannot begin more than fifty documents that nobody pays for, not even all at once', async () => {
  const busy = await createTestMember(context);
  const begin = () => createDocument(context, { member: busy, name: 'Ours', documentTypeId: 'living-trust', origin });
  const outcomes = await Promise.allSettled(Array.from({ length: 52 }, begin));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  await expect(begin()).rejects.toMatchObject({
    kind: 'conflict',
    refusal: { code: 'too-many-drafts', message: expect.stringContaining('Please delete one that you no longer need') },
  });

  const [first] = (await listDocuments(context, busy)).documents;
  await deleteDocument(context, { documentId: first?.id ?? '', member: busy, origin });
  await begin();
});

test.each([
  ['  ', 'living-trust', 'Please enter a document name.'],
  ['Ours', '', 'Please select a document type.'],
  ['', '', 'Please enter a document name.'],
])('a document named "%s" of type "%s" is refused', async (name, documentTypeId, message) => {
  await expect(createDocument(context, { member, name, documentTypeId, origin })).rejects.toMatchObject({
    kind: 'invalid',
    refusal: { title: 'Error', message },
  });
});

test('a type that has no instrument yet is refused by its name', async () => {
  const wanted = { member, name: 'Ours', documentTypeId: 'dynasty-trust', origin };
  await expect(createDocument(context, wanted)).rejects.toMatchObject({
    kind: 'invalid',
    refusal: { code: 'type-not-available', message: expect.stringContaining('Dynasty Trust is not available yet') },
  });
});

test('a member sees their own documents only, the newest first', async () => {
  const other = await createTestMember(context);
  await createDocument(context, { member: other, name: 'First', documentTypeId: 'living-trust', origin });
  context.advance(1000);
  await createDocument(context, { member: other, name: 'Second', documentTypeId: 'living-trust', origin });

  const { documents, count } = await listDocuments(context, other);

  expect(documents.map(({ name }) => name)).toEqual(['Second', 'First']);
  expect(count).toBe(2);
});

test('a document cannot be called by a web address that would stand in the subject of a mail', async () => {
  const name = 'Urgent: open http://evil.example';
  const wanted = createDocument(context, { member, name, documentTypeId: 'living-trust', origin });
  await expect(wanted).rejects.toMatchObject({ kind: 'invalid', refusal: { code: 'invalid-name' } });
});
