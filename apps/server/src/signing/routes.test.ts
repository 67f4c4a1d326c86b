import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { createTestMember } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApi, type TestApi, type TestRequest } from '#platform/testing/serve-test-api.ts';
import {
  inviteTestWitness,
  ownerSignedTestDocument,
  signBodyOf,
  type InvitedWitness,
} from '#platform/testing/sign-in-test.ts';
import { servePayments } from '#payments/routes.ts';
import { serveSigning } from '#signing/routes.ts';
import { witnesses } from '#signing/tables.ts';

let context: TestContext;
let api: TestApi;
let owner: Member;
let stranger: Member;
let documentId: string;
let witness: InvitedWitness;
let other: InvitedWitness;

beforeAll(async () => {
  context = await openTestContext();
  api = serveTestApi(context, (served) => {
    serveSigning(served, context);
    servePayments(served, context);
  });
  owner = await createTestMember(context);
  stranger = await createTestMember(context, { name: 'Pat Stranger' });
  documentId = await ownerSignedTestDocument(context, { member: owner });
  witness = await inviteTestWitness(context, { member: owner, documentId, name: 'Wanda Hill' });
  other = await inviteTestWitness(context, { member: owner, documentId, name: 'Will Hill' });
});
afterAll(() => context.close());

const guest = { kind: 'guest' } as const;
const unknown = '00000000-0000-4000-8000-000000000000';
const post = (body: object): TestRequest => ({ method: 'POST', body });
const newWitness = { name: 'Eve', email: 'eve@example.org' };

const requests: readonly (readonly [string, (id: string) => readonly [string, TestRequest?]])[] = [
  ['reading the witnesses', (id) => [`/documents/${id}/signing`]],
  ['adding a witness', (id) => [`/documents/${id}/witnesses`, post(newWitness)]],
  ['removing one', (id) => [`/documents/${id}/witnesses/${witness.witnessId}`, { method: 'DELETE' }]],
  ['inviting one', (id) => ['/functions/send-witness-invitation', post({ trustId: id, witnessId: witness.witnessId })]],
  ['inviting a co-signer', (id) => [`/documents/${id}/cosigners/spouse/invitation`, post({ email: newWitness.email })]],
  ['stating ink on paper', (id) => [`/documents/${id}/lines/spouse/paper`, post({ signedOn: '2026-01-05' })]],
  ['inviting all', (id) => [`/documents/${id}/invitations`, { method: 'POST' }]],
  ['signing', (id) => [`/documents/${id}/owner-signature`, post(signBodyOf('owner'))]],
  ['listening for news', (id) => [`/documents/${id}/events`]],
];

test.each(requests)('%s of another member’s document is answered like one that does not exist', async (_, request) => {
  const foreign = await api.ask(stranger, ...request(documentId));
  const none = await api.ask(stranger, ...request(unknown));
  expect(foreign.status).toBe(404);
  expect(await foreign.text()).toBe(await none.text());
});

test.each(requests)('%s needs a sign-in', async (_, request) => {
  expect((await api.ask(guest, ...request(documentId))).status).toBe(401);
});

test('opening a link a hundred times, as mail scanners do, changes nothing', async () => {
  const before = await context.db.select().from(witnesses).where(eq(witnesses.documentId, documentId));
  const opened = Array.from({ length: 100 }, () => api.ask(guest, `/witness/${witness.token}`));
  for (const response of await Promise.all(opened)) expect(response.status).toBe(200);
  expect(await context.db.select().from(witnesses).where(eq(witnesses.documentId, documentId))).toEqual(before);
});

test('a witness learns nothing about the other witnesses, nor any address', async () => {
  const opened = await (await api.ask(guest, `/witness/${witness.token}`)).text();
  const viewed = await (await api.ask(guest, `/witness/${witness.token}/view`, { method: 'POST' })).text();
  for (const answer of [opened, viewed]) {
    for (const secret of ['Will Hill', other.email, other.token, witness.email, owner.email]) {
      expect(answer).not.toContain(secret);
    }
  }
});

test('nobody reads or signs as a witness where the owner is signed in', async () => {
  for (const [path, request] of [
    ['/view', { method: 'POST' }],
    ['/signature', post(signBodyOf('witness'))],
  ] as const) {
    const refused = await api.ask(owner, `/witness/${witness.token}${path}`, request);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'signed-in-as-owner', title: 'Please use your own browser' });
    expect((await api.ask(stranger, `/witness/${witness.token}/view`, { method: 'POST' })).status).toBe(200);
  }
});

test('every link that leads nowhere is answered in the same words', async () => {
  const answers: string[] = [];
  for (const token of ['x', 'A'.repeat(43), witness.witnessId, documentId, `${witness.token}x`]) {
    for (const [path, request] of [
      ['', undefined],
      ['/view', { method: 'POST' }],
      ['/signature', post(signBodyOf('witness'))],
      ['/decline', post({ reason: 'away' })],
    ] as const) {
      const response = await api.ask(guest, `/witness/${token}${path}`, request);
      expect(response.status).toBe(404);
      answers.push(await response.text());
    }
  }
  expect(new Set(answers).size).toBe(1);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({
    title: 'Invalid Link',
    detail: 'This witness invitation link is invalid or has expired.',
  });
});

test('status, dates and document cannot be sent along with a witness or a signature', async () => {
  const body = {
    ...newWitness,
    status: 'signed',
    signedAt: '2026-01-01T00:00:00Z',
    documentId: unknown,
    tokenHash: 'x',
  };
  const added = (await (await api.ask(owner, `/documents/${documentId}/witnesses`, post(body))).json()) as {
    id: string;
  };
  expect(added).toMatchObject({ status: 'pending', signedAt: null });
  const [row] = await context.db.select().from(witnesses).where(eq(witnesses.id, added.id));
  expect(row).toMatchObject({ documentId, tokenHash: null });
});

test('the owner’s page hears what happens while it is open', async () => {
  const response = await api.ask(owner, `/documents/${documentId}/events`);
  expect(response.headers.get('Content-Type')).toContain('text/event-stream');
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  const heard = async (words: string): Promise<string> => {
    let text = '';
    while (!text.includes(words)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended before ${words}`);
      text += Buffer.from(value).toString('utf8');
    }
    return text;
  };
  await heard('event: ready');
  await api.ask(guest, `/witness/${other.token}/view`, { method: 'POST' });
  const news = await heard('witness-viewed');
  expect(news).toContain(other.witnessId);
  expect(news).not.toContain(other.token);
  await reader.cancel();
});

test('the page’s own link, name and address of a witness are not believed', async () => {
  const body = {
    trustId: documentId,
    witnessId: other.witnessId,
    witnessEmail: 'thief@example.org',
    witnessUrl: 'https://evil.example/witness/x',
    trustName: 'Another trust',
  };
  const response = await api.ask(owner, '/functions/send-witness-invitation', post(body));
  expect(response.status).toBe(200);
  expect(await context.mail.list('thief@example.org')).toEqual([]);
  const [mail] = await context.mail.list(other.email);
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/evil\.example|Another trust/);
});

test('links that lead nowhere are counted, and never shut out a witness whose link is genuine', async () => {
  const junk = await Promise.all(Array.from({ length: 40 }, () => api.ask(guest, `/witness/${crypto.randomUUID()}`)));
  expect(new Set(junk.map(({ status }) => status))).toEqual(new Set([404, 429]));
  expect((await api.ask(guest, `/witness/${witness.token}`)).status).toBe(200);
  expect((await api.ask(guest, `/witness/${witness.token}/view`, { method: 'POST' })).status).toBe(200);
  expect((await api.ask(guest, `/witness/${crypto.randomUUID()}`)).status).toBe(429);
});
