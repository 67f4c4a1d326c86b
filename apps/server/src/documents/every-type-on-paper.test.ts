import { execFileSync } from 'node:child_process';
import type { Act, SigningAct } from '@evergrant/domain/assembly/act.ts';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { payForTestDocument, sampleTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { downloadDocument, downloadToSign } from '#documents/download-document.ts';
import { generateDocumentHtml } from '#documents/generate-document-html.ts';
import { todayOf } from '#documents/today.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterAll(() => context.close());

const made = madeTypes.map(({ id }) => id);

test.each(made)('no preview of a %s stands without its title, its people and the mark of a preview', async (typeId) => {
  const documentId = await sampleTestDocument(context, { member, typeId });
  const expected = wordsExpected(typeId);

  const shown = await generateDocumentHtml(context, { documentId, userId: member.userId });
  expect(shown.isPreview).toBe(true);
  expect(shown.html).toContain('data-watermark="preview"');
  expect(lost(expected.contents, textOfHtml(shown.html))).toEqual([]);

  const pages = await pagesToDownload(documentId);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.filter((page) => !page.includes('Preview, not for signing'))).toEqual([]);
  expect(lost(expected.contents, pages.join(' '))).toEqual([]);
  await expect(download(documentId, 'html')).rejects.toMatchObject({ refusal: { code: 'not-paid' } });
});

test.each(made)('no paid %s comes without its signing sheets, or with the mark of a preview', async (typeId) => {
  const documentId = await sampleTestDocument(context, { member, typeId });
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  const expected = wordsExpected(typeId);

  const pages = await pagesToDownload(documentId);
  expect(expected.sheets).not.toEqual([]);
  expect(lost([...expected.contents, ...expected.sheets], pages.join(' '))).toEqual([]);
  expect(pages.filter((page) => mark.test(page))).toEqual([]);
  expect(pages.filter((page) => expected.signing.every((words) => page.includes(words)))).not.toEqual([]);

  const html = Buffer.from((await download(documentId, 'html')).bytes).toString('utf8');
  expect(html).not.toContain('data-watermark');
  expect(lost(expected.contents, textOfHtml(html))).toEqual([]);

  const toSign = await downloadToSign(context, { documentId, userId: member.userId, format: 'pdf' });
  expect(toSign.name).toBe('Ours, to sign on paper');
  expect(pagesOf(toSign.bytes)).toEqual(pages);
});

/** What is printed of the sample of a type, asked of the type and not of what was stored. */
const wordsExpected = (typeId: string) => {
  const { finish, namedPeople, sample } = documentTypeOf(typeId);
  const finished = finish(sample, todayOf(context.clock()));
  if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
  const { title, instrument, acts, guide } = finished.value;
  return {
    contents: [title, instrument, ...namedPeople(sample), ...acts.map(({ heading }) => heading)],
    sheets: guide.map(({ heading }) => heading),
    signing: signingPage(finished.value),
  };
};

// The heading of the act in which the maker signs, and the line to sign on.
const signingPage = (document: LegalDocument): readonly string[] => {
  const [maker] = signersOf(document);
  const act = document.acts.find((one: Act): one is SigningAct => 'signers' in one);
  if (!maker || !act) throw new Error(`nobody signs a ${document.documentType}`);
  return [act.heading, `${maker.name}, ${maker.capacity}`];
};

const mark = /preview|\bdraft of|not for signing/iu;

const lost = (words: readonly string[], text: string): readonly string[] => words.filter((one) => !text.includes(one));

const download = (documentId: string, format: 'html' | 'pdf') =>
  downloadDocument(context, { documentId, userId: member.userId, format });

const pagesToDownload = async (documentId: string) => pagesOf((await download(documentId, 'pdf')).bytes);

const pagesOf = (pdf: Uint8Array): readonly string[] =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] })
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replace(/\s+/gu, ' '));

const textOfHtml = (html: string): string =>
  html
    .replace(/<style[^>]*>.*?<\/style>/gsu, ' ')
    .replace(/<[^>]*>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replace(/\s+/gu, ' ');
