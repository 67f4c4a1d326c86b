import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { createDocument } from '#documents/create-document.ts';
import { generateDocumentHtml } from '#documents/generate-document-html.ts';
import { readDocumentHtml } from '#documents/read-document-html.ts';
import { recordFact } from '#documents/record-fact.ts';

const isMarked = (html: string | null): boolean => html?.includes('data-watermark="preview"') ?? false;

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context);
});
afterAll(() => context.close());

const begin = async () =>
  (await createDocument(context, { member, name: 'Ours', documentTypeId: 'living-trust', origin })).id;

test('a draft is shown with the PREVIEW mark, even before the first answer', async () => {
  const documentId = await begin();

  const shown = await readDocumentHtml(context, { documentId, userId: member.userId });

  expect(shown.isPreview).toBe(true);
  expect(isMarked(shown.html)).toBe(true);
});

test('a finished document is shown without the mark', async () => {
  const documentId = await completeTestDocument(context, { member });

  const shown = await readDocumentHtml(context, { documentId, userId: member.userId });

  expect(shown).toMatchObject({ isPreview: false, progress: 100 });
  expect(isMarked(shown.html)).toBe(false);
  expect(shown.findings.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a finished document of an older library is read as it was frozen, whatever checks came since', async () => {
  const documentId = await completeTestDocument(context, { member });
  await context.db.execute(
    sql`update document_versions set findings = null, document = document || '{"clauseLibrary": "2025.1.0", "articles": []}' where document_id = ${documentId}`,
  );

  const { findings } = await readDocumentHtml(context, { documentId, userId: member.userId });

  expect(findings).toEqual([{ level: 'information', message: expect.stringContaining('signed') }]);
});

test('a draft says in plain words what is missing and what does not fit', async () => {
  const documentId = await begin();
  const facts = {
    grantorName: 'Marisol Reyes',
    successorTrustee: { name: 'Marisol Reyes' },
    beneficiaries: [
      { name: 'Ana Reyes', percentage: 60 },
      { name: 'Luis Reyes', percentage: 60 },
    ],
  };
  for (const [field, value] of Object.entries(facts)) {
    await recordFact(context, { documentId, member, origin, field, value });
  }

  const { findings } = await readDocumentHtml(context, { documentId, userId: member.userId });

  expect(findings).toContainEqual({ level: 'error', message: 'The shares add up to 120%. They must add up to 100%.' });
  const missing = findings.find(({ message }) => message.startsWith('Still to be answered:'));
  expect(missing?.level).toBe('information');
  expect(missing?.message).toContain('Home address');
  expect(missing?.message).not.toContain('Your full legal name');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</style><iframe src=javascript:alert(1)>',
])('markup in a fact is printed, never run: %s', async (hostile) => {
  const documentId = await begin();
  await recordFact(context, { documentId, member, origin, field: 'grantorName', value: `Marisol ${hostile}` });

  const { html } = await readDocumentHtml(context, { documentId, userId: member.userId });

  expect(html.includes(hostile)).toBe(false);
  expect(/<(?:script|img|svg|iframe)\b/i.test(html)).toBe(false);
  expect(html.includes('Marisol')).toBe(true);
});

test('generating the HTML of a draft shows what reading it shows', async () => {
  const documentId = await begin();
  await recordFact(context, { documentId, member, origin, field: 'grantorName', value: 'Marisol Reyes' });

  const generated = await generateDocumentHtml(context, { documentId, userId: member.userId });

  expect(generated.isPreview).toBe(true);
  expect(generated).toEqual(await readDocumentHtml(context, { documentId, userId: member.userId }));
});

test.each(['00000000-0000-4000-8000-000000000000', 'widget-general'])(
  'generating the HTML of %s says that there is no such document',
  async (documentId) => {
    await expect(generateDocumentHtml(context, { documentId, userId: member.userId })).rejects.toMatchObject({
      kind: 'absent',
      refusal: { message: 'Trust not found' },
    });
  },
);
