import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { openTestPostgres, type TestPostgres } from '#platform/testing/open-test-postgres.ts';
import { runAtOnce } from '#platform/testing/run-at-once.ts';
import { signatureScans } from '#signing/tables.ts';
import { takeScan } from '#signing/take-scan.ts';

let postgres: TestPostgres;
let context: TestContext;

beforeAll(async () => {
  postgres = await openTestPostgres();
  context = await openTestContext(postgres.database);
});
afterAll(async () => {
  await context.close();
  await postgres.stop();
});

const pdf = Buffer.from(`%PDF-1.7\n%${'a scan '.repeat(40)}\n%%EOF\n`);

test('scans that are sent at once are no more than are kept, whatever is still on its way', async () => {
  const member = await createTestMember(context);
  const documentId = await completeTestDocument(context, { member });
  const codes = new Set<string>();
  const send = async (): Promise<void> => {
    const source = [pdf].values() as unknown as AsyncIterator<Uint8Array>;
    await takeScan(context, { member, documentId, name: 'scan.pdf', source, origin }).catch((error: unknown) => {
      codes.add((error as { readonly refusal: { readonly code: string } }).refusal.code);
    });
  };
  for (let kept = 0; kept < 19; kept += 1) await send();
  expect([...codes]).toEqual([]);
  await runAtOnce(Array.from({ length: 39 }), { run: send });

  const rows = await context.db.select().from(signatureScans).where(eq(signatureScans.documentId, documentId));
  expect(rows).toHaveLength(20);
  expect(rows.filter(({ storedAt }) => storedAt === null)).toEqual([]);
  for (const code of codes) expect(['scans-under-way', 'too-many-scans']).toContain(code);
});
