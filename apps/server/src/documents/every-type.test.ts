import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { payForTestDocument } from '#platform/testing/complete-test-document.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { signBodyOf } from '#platform/testing/sign-in-test.ts';
import { createDocument } from '#documents/create-document.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readDocumentHtml } from '#documents/read-document-html.ts';
import { readFacts } from '#documents/read-facts.ts';
import { recordFact } from '#documents/record-fact.ts';
import { readSigning } from '#signing/read-signing.ts';
import { signAsOwner } from '#signing/sign-as-owner.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

test.each(madeTypes.map(({ id }) => id))('%s is asked, paid for, frozen and brought to its signers', async (id) => {
  const { sample, makerName, name: documentName } = documentTypeOf(id);
  const member = await createTestMember(context, { name: makerName(sample) ?? 'Marisol Reyes' });
  const wanted = { member, name: 'Ours', documentTypeId: id, origin };
  const { id: documentId } = await createDocument(context, wanted);
  for (const [field, value] of Object.entries(sample))
    await recordFact(context, { member, documentId, field, value, origin });
  await confirmAllFacts(context, { member, documentId, origin });

  const told = await readFacts(context, { documentId, userId: member.userId });
  expect({ missing: told.missingFields, problems: told.problems }).toEqual({ missing: [], problems: [] });

  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  const paid = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  expect(paid.status).toBe('complete');
  const { html } = await readDocumentHtml(context, { documentId, userId: member.userId });
  expect(html).toContain(makerName(sample) ?? '');

  const before = await readSigning(context, { documentId, member });
  expect(before.consent.attestation).toContain(`this ${documentName}`);
  const body = { ...signBodyOf('owner', before.method), consentVersion: before.consent.version };
  await signAsOwner(context, { member, documentId, body, origin });
  const after = await readSigning(context, { documentId, member });
  expect(after.ownerSignedAt).toBeTruthy();
});
