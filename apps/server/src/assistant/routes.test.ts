import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAssistant } from '#assistant/routes.ts';
import type { Member } from '#platform/actor.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApi, type TestApi } from '#platform/testing/serve-test-api.ts';
import { createDocument } from '#documents/create-document.ts';

let context: TestContext;
let api: TestApi;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
  api = serveTestApi(context, (served) => serveAssistant(served, context));
  member = await createTestMember(context);
  documentId = (await createDocument(context, { member, name: 'Ours', documentTypeId: 'living-trust', origin })).id;
});
afterAll(() => context.close());

const tell = (body: unknown, actor: Parameters<TestApi['ask']>[0] = member) =>
  api.ask(actor, '/functions/ai-trust-assistant', { method: 'POST', body });

test('a signed-out person is told what the assistant needs', async () => {
  const response = await tell({ message: 'Hello', trustId: documentId }, { kind: 'guest' });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ detail: 'You must be logged in to use the AI assistant' });
});

test.each(['', '   ', 'a'.repeat(4001)])(
  'a message that is empty or over 4,000 characters is refused',
  async (message) => {
    expect((await tell({ message, trustId: documentId })).status).toBe(422);
  },
);

test('a message of 4,000 characters is answered', async () => {
  const response = await tell({
    message: 'Sam '.repeat(1000),
    trustId: documentId,
    conversationHistory: [],
    agentMode: true,
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ documentType: 'living-trust', isComplete: false });
});

test('a foreign conversation is answered like one that does not exist', async () => {
  const stranger = await createTestMember(context);
  const foreign = await tell({ message: 'Hello', trustId: documentId }, stranger);
  const none = await tell({ message: 'Hello', trustId: '00000000-0000-4000-8000-000000000000' }, stranger);
  expect(foreign.status).toBe(404);
  expect(await foreign.text()).toBe(await none.text());

  const read = await api.ask(stranger, `/documents/${documentId}/messages`);
  const readNone = await api.ask(stranger, '/documents/00000000-0000-4000-8000-000000000000/messages');
  expect(read.status).toBe(404);
  expect(await read.text()).toBe(await readNone.text());
});

test('nobody can keep the assistant busy: after many messages an account waits, and others do not', async () => {
  const busy = await createTestMember(context);
  const limit = { name: 'assistant-message', attempts: 200, seconds: 600 };
  for (let sent = 0; sent < limit.attempts; sent += 1)
    await rateLimitOf(context.db).count(limit, busy.userId, 'used up');

  const refused = await tell({ message: 'Hello', trustId: 'widget-general' }, busy);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    detail: expect.stringContaining('everything you have told us is kept'),
  });
  expect((await tell({ message: 'Hello', trustId: 'widget-general' })).status).toBe(200);
});

test('an answer to a question that was answered elsewhere meanwhile is refused, and sent again it gets its answer', async () => {
  const other = await createTestMember(context);
  const named = { name: 'Theirs', documentTypeId: 'living-trust' };
  const trustId = (await createDocument(context, { member: other, ...named, origin })).id;
  const clientMessageId = '00000000-0000-4000-8000-000000000001';
  const first = { trustId, message: 'Ruth Halloran', seen: null, clientMessageId };
  const answered = await tell(first, other);
  expect(answered.status).toBe(200);
  expect((await tell(first, other)).status).toBe(200);

  const late = await tell({ trustId, message: 'Ruth Hale', seen: null }, other);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: 'conversation-went-on' });

  const { aiMessage } = (await answered.json()) as { aiMessage: { id: string } };
  expect((await tell({ trustId, message: 'Why do you ask?', seen: aiMessage.id }, other)).status).toBe(200);
});
