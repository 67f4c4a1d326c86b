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
import { listSignedVersions } from '#signing/list-signed-versions.ts';
import { removeScan } from '#signing/remove-scan.ts';
import { takeScan } from '#signing/take-scan.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { markDocumentSigned } from '#documents/note-signing.ts';
import { readFacts } from '#documents/read-facts.ts';
import { recordFact } from '#documents/record-fact.ts';
import { trailOf } from '#documents/trail-of.ts';
import { readAudit } from '#platform/audit.ts';
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

const pdf = Buffer.from(`%PDF-1.7\n%${'a scan '.repeat(40)}\n%%EOF\n`);
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
  const large = Buffer.concat([pdf, Buffer.alloc(largestScanInBytes)]);
  await expect(send(large)).rejects.toMatchObject(invalid('file-too-large'));
  const page = '<script>alert(1)</script>'.repeat(40);
  for (const head of ['%PDF-1.7\n', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])])
    await expect(send(Buffer.concat([Buffer.from(head), Buffer.from(page)]))).rejects.toMatchObject(
      invalid('broken-scan'),
    );
  await expect(send(Buffer.from('%PDF-1.7\n%%EOF'))).rejects.toMatchObject(invalid('broken-scan'));
  const draft = await interviewTestDocument(context, { member });
  await expect(send(pdf, 'scan.pdf', draft)).rejects.toMatchObject({ refusal: { code: 'document-not-complete' } });
  expect((await readSigning(context, { member, documentId })).scans).toEqual([]);
});

const unread = (): AsyncIterator<Uint8Array> => ({
  next: () => Promise.reject(new Error('nothing may be read')),
});
const hold = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const rest = [pdf].values();
  const source = { next: () => promise.then(() => rest.next()) } as AsyncIterator<Uint8Array>;
  return { source, release: resolve };
};

test('nothing of a scan is read that will not be kept: of a draft, a third at once, one more than are kept', async () => {
  const draft = await interviewTestDocument(context, { member });
  const ask = (of: string, source = unread()) =>
    takeScan(context, { member, documentId: of, name: 'scan.pdf', source, origin });
  await expect(ask(draft)).rejects.toMatchObject({ refusal: { code: 'document-not-complete' } });

  const [first, second] = [hold(), hold()];
  const arriving = [ask(documentId, first.source), ask(documentId, second.source)];
  await expect.poll(() => countRows()).toBe(2);
  await expect(ask(documentId)).rejects.toMatchObject({ refusal: { code: 'scans-under-way' } });
  first.release();
  second.release();
  await Promise.all(arriving);

  for (let kept = 2; kept < 20; kept += 1) await send(pdf);
  await expect(ask(documentId)).rejects.toMatchObject({ refusal: { code: 'too-many-scans' } });
});

const countRows = async (): Promise<number> =>
  (await context.db.select().from(signatureScans)).filter((one) => one.documentId === documentId).length;

test('a scan goes with its document, row and file', async () => {
  await send(pdf);
  const [row] = (await context.db.select().from(signatureScans)).filter((one) => one.documentId === documentId);
  await deleteDocument(context, { member, documentId, origin });
  await context.jobsDone();
  expect(await context.files.get(row?.fileKey ?? '')).toBeUndefined();
  expect((await context.db.select().from(signatureScans)).filter((one) => one.documentId === documentId)).toEqual([]);
});

test('a scan of replaced sheets stays with their version, is no evidence of the new one, and is no signature', async () => {
  const { id } = await send(pdf);
  const own = { documentId, userId: member.userId };
  expect(await readFacts(context, own)).toMatchObject({ requiresRevision: false, whatIsReplaced: null });
  expect(await listSignedVersions(context, own)).toMatchObject({ oldSheets: null });
  const change = { field: 'grantorCounty', value: 'Placer' };
  await recordFact(context, { documentId, member, origin, ...change });
  expect((await readSigning(context, { member, documentId })).scans).toEqual([]);
  await confirmAllFacts(context, { documentId, member, origin });

  const later = await send(pdf, 'new sheets.pdf');
  expect((await readSigning(context, { member, documentId })).scans).toMatchObject([{ id: later.id }]);
  const { versions, oldSheets } = await listSignedVersions(context, own);
  expect(oldSheets).toMatch(/^Keep the old signed sheets together with the new version/u);
  expect(versions.map(({ number, scans }) => [number, scans.map((scan) => scan.id)])).toEqual([
    [2, [later.id]],
    [1, [id]],
  ]);
});

test('a wrong scan can be removed until everybody has signed, row and file, and the record says so', async () => {
  const { id: scanId } = await send(pdf);
  const stays = await send(pdf, 'the right one.pdf');
  const [row] = (await context.db.select().from(signatureScans)).filter(({ id }) => id === scanId);
  const stranger = await createTestMember(context, { name: 'Noor Haddad' });
  const removal = { documentId, scanId, origin };
  await expect(removeScan(context, { ...removal, member: stranger })).rejects.toMatchObject({ kind: 'absent' });

  await removeScan(context, { ...removal, member });
  await context.jobsDone();
  expect(await context.files.get(row?.fileKey ?? '')).toBeUndefined();
  expect((await readSigning(context, { member, documentId })).scans).toMatchObject([{ id: stays.id }]);
  const actions = (await readAudit(context.db, trailOf(documentId))).map(({ action }) => action);
  expect(actions).toContain('scan of signed sheets removed');

  await context.db.transaction((tx) => markDocumentSigned(tx, { documentId, at: context.clock() }));
  await expect(removeScan(context, { ...removal, scanId: stays.id, member })).rejects.toMatchObject({
    refusal: { code: 'document-signed' },
  });
});
