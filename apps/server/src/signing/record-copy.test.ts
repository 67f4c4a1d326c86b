import { execFileSync } from 'node:child_process';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { payForTestDocument } from '#platform/testing/complete-test-document.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { readSigning } from '#signing/read-signing.ts';
import { statePaperSignature } from '#signing/state-paper-signature.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { createDocument } from '#documents/create-document.ts';
import { downloadDocument, downloadToSign } from '#documents/download-document.ts';
import { recordFact } from '#documents/record-fact.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
  await context.work(createJobs(context));
});
afterAll(() => context.close());

const headingsIn = (html: string) =>
  [...html.matchAll(/<h2 id="act-\d+-heading">([^<]+)</gu)].map(([, heading]) => heading);

test('the copy for the record leaves out no page of the print, and its notarial block says who completed it and when', async () => {
  const documentTypeId = 'durable-financial-poa';
  const { sample, makerName } = documentTypeOf(documentTypeId);
  const member = await createTestMember(context, { name: makerName(sample) ?? '' });
  const { id: documentId } = await createDocument(context, { member, name: 'Ours', documentTypeId, origin });
  for (const [field, value] of Object.entries({ ...sample, grantorState: 'TX' }))
    await recordFact(context, { member, documentId, field, value, origin });
  await confirmAllFacts(context, { member, documentId, origin });
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  const own = { documentId, userId: member.userId };

  const print = await downloadToSign(context, { ...own, format: 'html' });
  const { signers } = await readSigning(context, { member, documentId });
  expect(signers.map(({ lineId }) => lineId)).toEqual(['principal', 'notary']);
  const signedOn = context.clock().toISOString().slice(0, 10);
  const stated = { member, documentId, signedOn, origin };
  await statePaperSignature(context, { ...stated, signerId: 'principal' });
  await statePaperSignature(context, { ...stated, signerId: 'notary', name: 'Noor Haddad' });
  await context.jobsDone();

  const html = Buffer.from((await downloadDocument(context, { ...own, format: 'html' })).bytes).toString('utf8');
  const { bytes } = await downloadDocument(context, { ...own, format: 'pdf' });
  const pdf = execFileSync('pdftotext', ['-raw', '-', '-'], { input: Buffer.from(bytes), encoding: 'utf8' });
  const printed = headingsIn(Buffer.from(print.bytes).toString('utf8'));
  expect(printed).toContain('Attestation of Witnesses');
  const noted = 'No signature was noted here when this copy was made';
  expect(Buffer.from(print.bytes).toString('utf8')).not.toContain(noted);
  expect(headingsIn(html)).toEqual(printed);
  for (const text of [html, pdf.replace(/\s+/gu, ' ')]) {
    expect(text.split(/witness, signature|Printed name/iu).length).toBeGreaterThan(2);
    // Nobody takes an empty line of the copy for one that is still to be signed there.
    expect(text.split(noted)).toHaveLength(3);
    expect(text).toContain(`Completed on paper by Noor Haddad on ${longDate(signedOn)}, as stated by the owner`);
  }
});
