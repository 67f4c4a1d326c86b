import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trailOf } from '#documents/trail-of.ts';
import { findBreak, readAudit } from '#platform/audit.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { openTestPostgres, type TestPostgres } from '#platform/testing/open-test-postgres.ts';
import { runAtOnce } from '#platform/testing/run-at-once.ts';
import { ownerSignedTestDocument, signBodyOf } from '#platform/testing/sign-in-test.ts';
import { signAsWitness } from '#signing/sign-as-witness.ts';
import { signatures, witnesses } from '#signing/tables.ts';
import { createWitnessToken } from '#signing/witness-token.ts';
import { findDocument } from '#documents/lock-document.ts';

const [documentCount, signersEach] = [200, 3];

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

interface Signer {
  readonly documentId: string;
  readonly token: string;
}

/** Copies one finished document that its owner has signed, each with witnesses who have read it. */
const seed = async (): Promise<readonly Signer[]> => {
  const member = await createTestMember(context);
  const original = await ownerSignedTestDocument(context, { member });
  const copies = Array.from({ length: documentCount }, () => ({ document_id: randomUUID(), version_id: randomUUID() }));
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as copy(document_id uuid, version_id uuid)`;
  await context.db.execute(
    sql`insert into documents select (jsonb_populate_record(null::documents, to_jsonb(kept)
        || jsonb_build_object('id', copy.document_id, 'current_version_id', copy.version_id))).*
      from documents as kept, ${wanted} where kept.id = ${original}`,
  );
  await context.db.execute(
    sql`insert into document_versions select (jsonb_populate_record(null::document_versions, to_jsonb(kept)
        || jsonb_build_object('id', copy.version_id, 'document_id', copy.document_id))).*
      from document_versions as kept, ${wanted} where kept.document_id = ${original}`,
  );
  const at = context.clock();
  const invited = copies.flatMap(({ document_id: documentId }) =>
    Array.from({ length: signersEach }, (_, index) => {
      const { token, tokenHash } = createWitnessToken();
      const email = `witness${index}@example.org`;
      const row = { documentId, name: `Witness ${index}`, email, emailKey: email, tokenHash, inviteSentAt: at };
      return { token, row: { ...row, status: 'viewed' as const, viewedAt: at } };
    }),
  );
  await context.db.insert(witnesses).values(invited.map(({ row }) => row));
  return invited.map(({ token, row }) => ({ token, documentId: row.documentId }));
};

test('200 documents with three simultaneous signers each are signed exactly once', async () => {
  const signers = await seed();
  const sign = ({ token }: Signer) => signAsWitness(context, { token, body: signBodyOf('witness'), origin });
  // Neighbours sign at the same moment, and every tenth clicks twice.
  const clicks = signers.flatMap((signer, index) => (index % 10 === 0 ? [signer, signer] : [signer]));

  const answers = await runAtOnce(clicks, { run: sign });

  expect(answers).toHaveLength(clicks.length);
  const given = await context.db
    .select({ id: signatures.id })
    .from(signatures)
    .where(and(eq(signatures.role, 'witness')));
  expect(given).toHaveLength(documentCount * signersEach);
  const unsigned = await context.db.select().from(witnesses).where(ne(witnesses.status, 'signed'));
  expect(unsigned).toEqual([]);

  const executed = new Map<string, number>();
  for (const { listener, data } of await context.told()) {
    const { documentId } = data as { readonly documentId: string };
    if (listener === 'signing.seal-document') executed.set(documentId, (executed.get(documentId) ?? 0) + 1);
  }
  const wrong: object[] = [];
  for (const documentId of new Set(signers.map((signer) => signer.documentId))) {
    const document = await findDocument(context.db, documentId);
    const trail = await readAudit(context.db, trailOf(documentId));
    const found = {
      status: document?.status,
      signed: document?.signedWitnessCount,
      jobs: executed.get(documentId),
      entries: trail.map(({ action }) => action).join(),
      break: findBreak(trailOf(documentId), trail),
    };
    const entries = 'witness signed,witness signed,witness signed,document executed';
    const isRight =
      found.status === 'signed' &&
      found.signed === signersEach &&
      found.jobs === 1 &&
      found.entries === entries &&
      found.break === undefined;
    if (!isRight) wrong.push(found);
  }
  expect(wrong).toEqual([]);
  expect(executed.size).toBe(documentCount);
}, 180_000);
