import { everyLaw } from '@evergrant/domain/law/every-law.ts';
import { lawOf } from '@evergrant/domain/law/law-of.ts';
import { lawsOn } from '@evergrant/domain/law/law-on.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { inviteTestWitness, ownerSignedTestDocument, signAsTestWitness } from '#platform/testing/sign-in-test.ts';
import { describeOlderVersions } from '#documents/describe-older-versions.ts';
import { findDocument } from '#documents/lock-document.ts';
import { readDocumentHtml } from '#documents/read-document-html.ts';
import { readDocument } from '#documents/read-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { certify } from '#signing/certify.ts';
import { listSignedVersions } from '#signing/list-signed-versions.ts';
import { readSigning } from '#signing/read-signing.ts';

let context: TestContext;
let member: Member;

const rules = lawOf('CA').execution.trust;
const lawToday = { ...rules };

/** California asks for two witnesses of a trust, and so for ink. */
const changeLaw = () => replaceRules({ witnesses: { ...rules.witnesses, value: 2, confidence: 'known' } });

const replaceRules = (changed: Partial<typeof rules>) => {
  Object.assign(rules, changed);
  // The law of the last day that was asked for is remembered.
  lawsOn(everyLaw, '1999-12-31')('CA');
};

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterEach(() => replaceRules(lawToday));
afterAll(() => context.close());

/** Everything that a document says of how it is signed and of what was found in it. */
const saidOf = async (documentId: string) => {
  const own = { documentId, userId: member.userId };
  const document = await findDocument(context.db, documentId);
  const version = document?.currentVersionId && (await readFrozenVersion(context.db, document.currentVersionId));
  if (!document || !version) throw new Error('not frozen');
  const issuedAt = document.signedAt ?? document.createdAt;
  return {
    summary: await readDocument(context, own),
    signing: await readSigning(context, { member, documentId }),
    findings: (await readDocumentHtml(context, own)).findings,
    versions: await listSignedVersions(context, own),
    certificate: (await certify(context.db, { document, version, issuedAt })).certificate,
  };
};

const sign = async () => {
  const documentId = await ownerSignedTestDocument(context, { member });
  await signAsTestWitness(context, await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' }));
  return documentId;
};

test('a law that changes after signing changes nothing in what a signed document says of itself', async () => {
  const documentId = await sign();
  const before = await saidOf(documentId);
  expect(before.summary).toMatchObject({ status: 'signed', witnessesNeeded: 1, isSignedInInk: false });

  changeLaw();

  const later = await saidOf(await completeTestDocument(context, { member }));
  expect(later.summary).toMatchObject({ status: 'complete', witnessesNeeded: 2, isSignedInInk: true });
  expect(await saidOf(documentId)).toEqual(before);
});

test('a document that was signed by its owner is executed by as many witnesses as its day asked for', async () => {
  const documentId = await ownerSignedTestDocument(context, { member });
  const wanda = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });

  changeLaw();
  await signAsTestWitness(context, wanda);

  expect((await saidOf(documentId)).summary).toMatchObject({ status: 'signed', witnessesNeeded: 1 });
});

test('what a review found in a frozen document stays, whatever a later version would check', async () => {
  const documentId = await completeTestDocument(context, { member });
  const { findings } = await saidOf(documentId);
  expect(findings.length).toBeGreaterThan(1);
  await context.db.execute(
    sql`update document_versions set document = document || '{"clauseLibrary": "2025.1.0"}' where document_id = ${documentId}`,
  );
  expect((await saidOf(documentId)).findings).toEqual(findings);
});

test('a document of before this was kept is described once, and says the same after the law has changed', async () => {
  const documentId = await sign();
  const before = await saidOf(documentId);
  await context.db.execute(
    sql`update document_versions set findings = null, requirements = null where document_id = ${documentId}`,
  );
  expect(await saidOf(documentId)).toEqual(before);

  await describeOlderVersions(context);
  changeLaw();
  await describeOlderVersions(context);

  expect(await saidOf(documentId)).toEqual(before);
});
