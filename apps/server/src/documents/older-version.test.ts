import older from '@evergrant/domain/assembly/older-documents/living-trust.json' with { type: 'json' };
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { listVersions } from '#documents/executed-versions.ts';
import { documentVersions } from '#documents/tables.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

test('a document that an older version froze is read in the shape of today, and its row stays as it was', async () => {
  const member = await createTestMember(context);
  const documentId = await completeTestDocument(context, { member });
  await context.db.execute(
    sql`update document_versions set document = ${JSON.stringify(older)}::jsonb where document_id = ${documentId}`,
  );

  const [version] = await listVersions(context.db, documentId);
  const kept = await context.db
    .select({ isOlder: sql<boolean>`document ? 'execution'` })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId));

  expect(version && signersOf(version.document).map(({ name }) => name)).toEqual([
    'Marisol Okonkwo-Reyes',
    'Marisol Okonkwo-Reyes',
    'Tomás Reyes',
  ]);
  expect(version?.document.guide[0]?.steps.length).toBe(older.execution.instructions.length);
  expect(kept).toEqual([{ isOlder: true }]);
});
