import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { largestScanInBytes } from '@evergrant/contract/signature-scans.ts';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument, interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { exportScans } from '#signing/export-scans.ts';
import { openScan } from '#signing/open-scan.ts';
import { readSigning } from '#signing/read-signing.ts';
import { signatureScans } from '#signing/tables.ts';
import { takeScan } from '#signing/take-scan.ts';
import { deleteDocument } from '#documents/delete-document.ts';
import { createJobs } from '#worker.ts';

let context: TestContext;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
  await context.work(createJobs(context));
});
beforeEach(async () => {
  documentId = await completeTestDocument(context, { member });
});
afterAll(() => context.close());

const pdf = Buffer.from('%PDF-1.7\n%a scan\n');
const send = (bytes: Uint8Array, name = 'C:\\scans\\signed sheets.docx', of = documentId) =>
  takeScan(context, {
    member,
    documentId: of,
    name,
    source: [bytes].values() as unknown as AsyncIterator<Uint8Array>,
    origin,
  });
const invalid = (code: string) => ({ kind: 'invalid', refusal: { code } });

test('a scan is kept under the name of what it is, listed, given to its owner alone, exported, and signs nothing', async () => {
  const { id: scanId, name } = await send(pdf);
  expect(name).toBe('signed sheets.pdf');
  const signing = await readSigning(context, { member, documentId });
  expect(signing).toMatchObject({ status: 'complete', scans: [{ id: scanId, sizeInBytes: pdf.length }] });
  for (const { hasSigned } of signing.signers) expect(hasSigned).toBe(false);

  const opened = await openScan(context, { documentId, userId: member.userId, scanId });
  expect(Buffer.compare(opened.bytes, pdf)).toBe(0);
  expect(opened.headers).toMatchObject({ 'Content-Type': 'application/pdf', 'X-Content-Type-Options': 'nosniff' });
  const stranger = await createTestMember(context, { name: 'Noor Haddad' });
  await expect(openScan(context, { documentId, userId: stranger.userId, scanId })).rejects.toMatchObject({
    kind: 'absent',
  });
  const exported: string[] = [];
  for await (const file of exportScans(context, documentId)) exported.push(file.name);
  expect(exported).toEqual(['scans/1 signed sheets.pdf']);
});

test('what is no scan, whatever it is called, is too large, or belongs to a draft is not kept', async () => {
  await expect(send(Buffer.from('<script>alert(1)</script>'), 'scan.pdf')).rejects.toMatchObject(invalid('not-a-scan'));
  const large = Buffer.alloc(largestScanInBytes + 1);
  await expect(send(large)).rejects.toMatchObject(invalid('file-too-large'));
  const draft = await interviewTestDocument(context, { member });
  await expect(send(pdf, 'scan.pdf', draft)).rejects.toMatchObject({ refusal: { code: 'document-not-complete' } });
  expect((await readSigning(context, { member, documentId })).scans).toEqual([]);
});

test('a scan goes with its document, row and file', async () => {
  await send(pdf);
  const [row] = (await context.db.select().from(signatureScans)).filter((one) => one.documentId === documentId);
  await deleteDocument(context, { member, documentId, origin });
  await context.jobsDone();
  expect(await context.files.get(row?.fileKey ?? '')).toBeUndefined();
  expect((await context.db.select().from(signatureScans)).filter((one) => one.documentId === documentId)).toEqual([]);
});
