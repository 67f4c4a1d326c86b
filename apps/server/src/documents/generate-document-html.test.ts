import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import type { Db } from '#platform/database/database.ts';
import { completeTestDocument, interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { generateDocumentHtml } from '#documents/generate-document-html.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterAll(() => context.close());

/** The database, failing from the given query on. */
const failingFrom = (first: number): Db => {
  let queries = 0;
  return new Proxy(context.db, {
    get: (target, name, receiver) => {
      if (name !== 'select') return Reflect.get(target, name, receiver) as unknown;
      queries += 1;
      if (queries >= first) throw new Error('the disk is gone');
      return target.select.bind(target);
    },
  });
};

test('a document is assembled from what was recorded', async () => {
  const documentId = await interviewTestDocument(context, { member });
  const { html, isPreview } = await generateDocumentHtml(context, { documentId, userId: member.userId });
  expect(html).toContain('Marisol Reyes');
  expect(isPreview).toBe(true);
});

test.each([
  [1, 'Failed to fetch trust data'],
  [2, 'Document generation failed'],
])('when the database fails at query %i the person reads what failed', async (first, message) => {
  const documentId = await completeTestDocument(context, { member });
  const generating = generateDocumentHtml(
    { ...context, db: failingFrom(first) },
    { documentId, userId: member.userId },
  );
  await expect(generating).rejects.toMatchObject({ kind: 'outside', refusal: { message } });
});

test('a frozen document without content is told, not shown', async () => {
  const documentId = await completeTestDocument(context, { member });
  await context.db.execute(sql`update document_versions set html = '' where document_id = ${documentId}`);
  await expect(generateDocumentHtml(context, { documentId, userId: member.userId })).rejects.toMatchObject({
    refusal: { message: 'No HTML content returned from document generation' },
  });
});
