import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApi, type TestApi, type TestRequest } from '#platform/testing/serve-test-api.ts';
import { serveDocuments } from '#documents/routes.ts';

let context: TestContext;
let api: TestApi;
let owner: Member;
let stranger: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  api = serveTestApi(context, (served) => serveDocuments(served, context));
  owner = await createTestMember(context);
  stranger = await createTestMember(context, { name: 'Pat Stranger' });
  documentId = await completeTestDocument(context, { member: owner });
});
afterAll(() => context.close());

const unknown = '00000000-0000-4000-8000-000000000000';

interface Asked {
  readonly what: string;
  readonly path: (id: string) => string;
  readonly request?: TestRequest;
}

const requests: readonly Asked[] = [
  { what: 'reading a document', path: (id) => `/documents/${id}` },
  { what: 'reading its facts', path: (id) => `/documents/${id}/facts` },
  {
    what: 'recording a fact',
    path: (id) => `/documents/${id}/facts/grantorName`,
    request: { method: 'PUT', body: { value: 'Eve' } },
  },
  { what: 'forgetting a fact', path: (id) => `/documents/${id}/facts/grantorName`, request: { method: 'DELETE' } },
  {
    what: 'confirming a fact',
    path: (id) => `/documents/${id}/facts/grantorName/confirm`,
    request: { method: 'POST' },
  },
  { what: 'confirming all facts', path: (id) => `/documents/${id}/confirm-facts`, request: { method: 'POST' } },
  { what: 'reading its text', path: (id) => `/documents/${id}/html` },
  { what: 'downloading it as HTML', path: (id) => `/documents/${id}/document.html` },
  { what: 'downloading it as PDF', path: (id) => `/documents/${id}/document.pdf` },
  { what: 'deleting it', path: (id) => `/documents/${id}`, request: { method: 'DELETE' } },
];

test.each(requests)('$what of another member is answered like one that does not exist', async ({ path, request }) => {
  const foreign = await api.ask(stranger, path(documentId), request);
  const none = await api.ask(stranger, path(unknown), request);

  expect(foreign.status).toBe(404);
  expect(await foreign.text()).toBe(await none.text());
});

test('generating the HTML of another member’s document is answered like one that does not exist', async () => {
  const generate = (id: string) =>
    api.ask(stranger, '/functions/generate-document-html', { method: 'POST', body: { trustId: id } });
  const foreign = await generate(documentId);
  expect(foreign.status).toBe(404);
  expect(await foreign.text()).toBe(await (await generate(unknown)).text());
});

test.each(requests)('$what needs a sign-in', async ({ path, request }) => {
  const response = await api.ask({ kind: 'guest' }, path(documentId), request);
  expect(response.status).toBe(401);
});

test('after all of this the document is what it was', async () => {
  const response = await api.ask(owner, `/documents/${documentId}`);
  expect(await response.json()).toMatchObject({ id: documentId, status: 'complete', isPaid: true, progress: 100 });
});

test('a signed-out person is told what creating a document needs', async () => {
  const body = { name: 'Ours', documentTypeId: 'living-trust' };
  const response = await api.ask({ kind: 'guest' }, '/documents', { method: 'POST', body });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ detail: 'You must be logged in to create a legal document.' });
});

test('status, payment and owner cannot be sent along when a document is created', async () => {
  const body = {
    name: 'Ours',
    documentTypeId: 'living-trust',
    status: 'signed',
    isPaid: true,
    paidAt: '2026-01-01T00:00:00.000Z',
    userId: owner.userId,
  };
  const created = (await (await api.ask(stranger, '/documents', { method: 'POST', body })).json()) as { id: string };

  expect(created).toMatchObject({ status: 'draft', isPaid: false });
  expect((await api.ask(owner, `/documents/${created.id}`)).status).toBe(404);
});

test('characters that the database cannot keep are left out of what is typed', async () => {
  const body = { name: 'Re\0yes trust', documentTypeId: 'living-trust' };
  const response = await api.ask(stranger, '/documents', { method: 'POST', body });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ name: 'Reyes trust' });
});

test('half of a character is refused where it was typed, and never kept as a question mark', async () => {
  const body = { name: 'Reyes \uD800 trust', documentTypeId: 'living-trust' };
  const response = await api.ask(stranger, '/documents', { method: 'POST', body });
  expect(response.status).toBe(422);
  const detail = 'There is a character in this text that we cannot read. Please type it again.';
  expect(await response.json()).toMatchObject({ detail, errors: [{ field: 'name', message: detail }] });
});

test('a download is an attachment that runs nothing', async () => {
  const response = await api.ask(owner, `/documents/${documentId}/document.html`);

  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toContain('attachment; filename="Reyes family trust.html"');
  const policy = response.headers.get('Content-Security-Policy');
  for (const rule of ['sandbox', "default-src 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(rule);
});
