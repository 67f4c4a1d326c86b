import { randomUUID } from 'node:crypto';
import { TurnPart } from '@evergrant/contract/assistant.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConversation } from '#assistant/read-conversation.ts';
import { serveAssistant } from '#assistant/routes.ts';
import type { Member } from '#platform/actor.ts';
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
});
beforeEach(async () => {
  member = await createTestMember(context);
  documentId = (await createDocument(context, { member, name: 'Ours', documentTypeId: 'living-trust', origin })).id;
});
afterAll(() => context.close());

const tell = (body: object, more: { signal?: AbortSignal; accept?: string } = {}) =>
  api.ask(member, '/functions/ai-trust-assistant', {
    ...{ method: 'POST', accept: 'text/event-stream, application/json', body: { trustId: documentId, ...body } },
    ...more,
  });
const partsIn = async (response: Response): Promise<readonly TurnPart[]> =>
  (await response.text())
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => TurnPart.parse(JSON.parse(event.replace(/^data: /u, ''))));
const wordsIn = (parts: readonly TurnPart[]) => parts.flatMap((one) => (one.part === 'words' ? [one.words] : []));

test('the reply comes word by word to who listens, and the whole turn after it', async () => {
  const response = await tell({ message: 'Marisol Reyes' });
  expect(response.headers.get('Content-Type')).toContain('text/event-stream');
  const parts = await partsIn(response);
  const last = parts.at(-1);
  expect(last?.part).toBe('answer');
  expect(wordsIn(parts).length).toBeGreaterThan(5);
  expect(last?.part === 'answer' && last.answer.response).toBe(wordsIn(parts).join(''));
});

test('who does not listen gets the plain answer', async () => {
  const response = await tell({ message: 'Marisol Reyes' }, { accept: 'application/json' });
  expect(response.headers.get('Content-Type')).toContain('application/json');
  expect(await response.json()).toMatchObject({ documentType: 'living-trust' });
});

test('a question to the floating assistant is answered word by word too', async () => {
  const parts = await partsIn(await tell({ message: 'What does it cost?', trustId: 'widget-general' }));
  expect(wordsIn(parts).length).toBeGreaterThan(5);
  expect(parts.at(-1)?.part).toBe('answer');
});

test('what is refused before the first word has its status', async () => {
  expect((await tell({ message: '' })).status).toBe(422);
  const late = await tell({ message: 'Marisol Reyes', seen: randomUUID() });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: 'conversation-went-on' });
});

test('a turn that broke off in mid-stream is fetched again and recorded once', async () => {
  const said = { message: 'Marisol Reyes', clientMessageId: randomUUID() };
  const broken = await tell(said);
  const reader = broken.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const parts = await partsIn(await tell(said));
  expect(parts.at(-1)?.part).toBe('answer');
  const { messages } = await readConversation(context, { documentId, userId: member.userId });
  expect(messages.filter(({ sender }) => sender === 'user')).toHaveLength(1);
});

test('a turn whose sender is gone before it is kept leaves nothing behind', async () => {
  const response = await tell({ message: 'Marisol Reyes' }, { signal: AbortSignal.abort() });
  expect(response.status).toBe(409);
  expect((await readConversation(context, { documentId, userId: member.userId })).messages).toEqual([]);
});
