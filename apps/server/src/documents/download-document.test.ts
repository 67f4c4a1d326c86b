import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument, interviewTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { downloadDocument } from '#documents/download-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { markDocumentSigned, noteSigning } from '#documents/note-signing.ts';
import { readDocument } from '#documents/read-document.ts';
import { recordFact } from '#documents/record-fact.ts';
import { storeExecuted } from '#documents/store-executed.ts';

const isMarked = (html: string | null): boolean => html?.includes('data-watermark="preview"') ?? false;

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterAll(() => context.close());

const download = (documentId: string, format: 'html' | 'pdf') =>
  downloadDocument(context, { documentId, userId: member.userId, format });
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

const wordsOf = (pdf: Uint8Array) =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
const pagesOf = (text: string): readonly string[] => text.split('\f').slice(0, -1);

test('before payment the document downloads as a PDF that says PREVIEW on every page, and as nothing else', async () => {
  const documentId = await interviewTestDocument(context, { member });

  const pages = pagesOf(wordsOf((await download(documentId, 'pdf')).bytes));

  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect(page).toContain('Preview, not for signing');
  await expect(download(documentId, 'html')).rejects.toMatchObject({
    kind: 'forbidden',
    refusal: { code: 'not-paid', message: 'Please complete your purchase to download this document.' },
  });
});

test('from the purchase on the copy to sign in ink is clean, with a line for every witness who is named', async () => {
  const documentId = await completeTestDocument(context, { member });
  await context.db.transaction((tx) => noteSigning(tx, { documentId, witnessCount: 3 }));

  const text = wordsOf((await download(documentId, 'pdf')).bytes);
  const html = textOf((await download(documentId, 'html')).bytes);

  expect(text).not.toMatch(/preview|\bdraft of/i);
  expect(text.match(/Witness, signature/g)).toHaveLength(3);
  expect(text).toContain('Notary Acknowledgment');
  expect(html.match(/Witness, signature/g)).toHaveLength(3);
});

test('a paid document downloads as its frozen HTML and as a PDF of it, without the mark of a preview', async () => {
  const documentId = await completeTestDocument(context, { member });

  const html = textOf((await download(documentId, 'html')).bytes);
  const pdf = await download(documentId, 'pdf');

  expect(html.includes('Marisol Reyes')).toBe(true);
  expect(isMarked(html)).toBe(false);
  expect(textOf(pdf.bytes.subarray(0, 5))).toBe('%PDF-');
  expect(pdf.name).toBe('Reyes family trust');
});

test('a paid document that is being revised has to be finished before it is downloaded', async () => {
  const documentId = await completeTestDocument(context, { member });
  await recordFact(context, { documentId, member, origin, field: 'grantorCounty', value: 'Placer' });

  await expect(download(documentId, 'html')).rejects.toMatchObject({ refusal: { code: 'not-finished' } });
});

test('a signed document downloads as the very bytes that were stored', async () => {
  const documentId = await completeTestDocument(context, { member });
  const { currentVersionId } = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  const versionId = currentVersionId ?? '';
  await context.db.transaction((tx) => markDocumentSigned(tx, { documentId, at: context.clock() }));
  const fileOf = async () => (await readDocument(context, { documentId, userId: member.userId })).file;
  expect(await fileOf()).toBe('being-prepared');
  const beingPrepared = 'Your signed document is being prepared. Please try again in a moment.';
  await expect(download(documentId, 'pdf')).rejects.toMatchObject({
    kind: 'conflict',
    refusal: { message: beingPrepared },
  });
  await expect(download(documentId, 'html')).rejects.toMatchObject({
    kind: 'conflict',
    refusal: { message: beingPrepared },
  });

  const bytes = Buffer.from('%PDF-1.7 the executed record');
  const pdfSha256 = createHash('sha256').update(bytes).digest('hex');
  const executed = { versionId, pdfKey: `executed/${versionId}.pdf`, pdfSha256, html: '<p>executed</p>' };
  await context.files.put(executed.pdfKey, bytes, 'application/pdf');
  const store = (html: string) =>
    context.db.transaction((tx) => storeExecuted(tx, { ...executed, html, at: context.clock() }));
  expect(await store(executed.html)).toBe(true);
  expect(await store('<p>another</p>')).toBe(false);

  expect(await fileOf()).toBe('signed');
  expect(textOf((await download(documentId, 'pdf')).bytes)).toBe('%PDF-1.7 the executed record');
  expect(textOf((await download(documentId, 'html')).bytes)).toBe('<p>executed</p>');

  await context.files.put(executed.pdfKey, Buffer.from('%PDF-1.7 tampered with'), 'application/pdf');
  const lost = { kind: 'absent', refusal: { code: 'signed-pdf-lost', title: 'The signed PDF is missing' } };
  await expect(download(documentId, 'pdf')).rejects.toMatchObject(lost);
  await context.files.remove(executed.pdfKey);
  await expect(download(documentId, 'pdf')).rejects.toMatchObject(lost);
  expect(textOf((await download(documentId, 'html')).bytes)).toBe('<p>executed</p>');
});
