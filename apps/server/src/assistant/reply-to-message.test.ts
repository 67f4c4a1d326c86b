import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assistantJobs } from '#assistant/jobs.ts';
import { readConversation } from '#assistant/read-conversation.ts';
import { replyToMessage } from '#assistant/reply-to-message.ts';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument, payForTestDocument, testFacts } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { createDocument } from '#documents/create-document.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readDocumentHtml } from '#documents/read-document-html.ts';
import { recordFact } from '#documents/record-fact.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
});
beforeEach(async () => {
  member = await createTestMember(context);
});
afterAll(() => context.close());

const begin = async () =>
  (await createDocument(context, { member, name: 'Ours', documentTypeId: 'living-trust', origin })).id;
const say = (documentId: string, message: string, clientMessageId?: string) =>
  replyToMessage(context, { member, origin, documentId, message, clientMessageId });
const conversation = (documentId: string) => readConversation(context, { documentId, userId: member.userId });

test('before the first message the assistant welcomes and asks the first question', async () => {
  const { messages, welcome } = await conversation(await begin());
  expect(messages).toEqual([]);
  expect(welcome).toContain('full legal name');
});

test('what is said is recorded, answered with the next question, and kept in order', async () => {
  const documentId = await begin();

  const answer = await say(documentId, 'My name is Marisol Reyes');

  expect(answer.extractedData).toEqual({ grantorName: 'Marisol Reyes' });
  expect(answer).toMatchObject({ documentType: 'living-trust', isComplete: false, shouldShowPreview: false });
  expect(answer.progress).toBeGreaterThan(0);
  expect(answer.missingFields).not.toContain('grantorName');
  const { messages, choices } = await conversation(documentId);
  expect(messages.map(({ sender }) => sender)).toEqual(['ai', 'user', 'ai']);
  expect(messages.slice(1)).toEqual([answer.userMessage, answer.aiMessage]);
  expect(choices).toEqual(answer.choices);
  expect(await loadOwnDocument(context.db, { documentId, userId: member.userId })).toMatchObject({
    progress: answer.progress,
    interview: { facts: { grantorName: 'Marisol Reyes' } },
  });
});

test('a message that is sent again gets the same answer and is not recorded twice', async () => {
  const documentId = await begin();
  const clientMessageId = randomUUID();

  const [first, second] = await Promise.all([
    say(documentId, 'My name is Marisol Reyes', clientMessageId),
    say(documentId, 'My name is Marisol Reyes', clientMessageId),
  ]);

  expect(second).toEqual(first);
  expect((await conversation(documentId)).messages).toHaveLength(3);
});

test('messages at the same time are taken one after the other', async () => {
  const documentId = await begin();

  await Promise.all(
    ['My name is Marisol Reyes', 'I am single', 'I live in California'].map((text) => say(documentId, text)),
  );

  const { messages } = await conversation(documentId);
  expect(messages.slice(1).map(({ sender }) => sender)).toEqual(['user', 'ai', 'user', 'ai', 'user', 'ai']);
});

test('from 80 % on the preview is offered', async () => {
  const documentId = await begin();
  for (const [field, value] of Object.entries(testFacts)) {
    await recordFact(context, { documentId, member, origin, field, value });
  }

  const answer = await say(documentId, 'What is a trustee?');

  expect(answer.progress).toBeGreaterThanOrEqual(80);
  expect(answer.shouldShowPreview).toBe(true);
});

test('a document made by talking alone is finished, and its payment completes it', async () => {
  const documentId = await begin();
  const replies = [
    'My name is Marisol Reyes',
    '14 Alder Court, Sacramento, CA 95814',
    'Sacramento County',
    'March 4, 1961',
    'single',
    'Two: my daughter Ana Reyes and my son Leo Reyes',
    '60% to Ana and 40% to Leo',
    'Ana at 25, Leo at 30',
    'yes',
    'my heirs at law',
    'none of them',
    'Myself, and two physicians',
    'My brother Luis Reyes',
    'nobody else',
    'My house at 14 Alder Court and a Chase checking account',
    'skip',
    'skip',
    'yes',
    'yes',
  ];

  let last = await say(documentId, 'Hello');
  for (const reply of replies) last = await say(documentId, reply);

  expect(last).toMatchObject({ isComplete: true, progress: 100, shouldShowPreview: true, missingFields: [] });
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  const paid = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  expect(paid.status).toBe('complete');
  const told = ['14 Alder Court', 'Ana Reyes', 'Leo Reyes', 'Luis Reyes', 'Chase checking account'];
  const { html } = await readDocumentHtml(context, { documentId, userId: member.userId });
  expect(told.filter((fact) => !html.includes(fact))).toEqual([]);
});

test('talk about a finished document leaves it finished', async () => {
  const documentId = await completeTestDocument(context, { member });

  const answer = await say(documentId, 'Thank you very much!');

  expect(answer).toMatchObject({ isComplete: true, progress: 100 });
  expect(await loadOwnDocument(context.db, { documentId, userId: member.userId })).toMatchObject({
    status: 'complete',
  });
});

test('once the time for changes is over the assistant says so and records nothing', async () => {
  const documentId = await completeTestDocument(context, { member, revisionEndsAt: context.clock() });

  await expect(say(documentId, 'My county is Placer')).rejects.toMatchObject({ refusal: { code: 'revision-ended' } });
  expect((await conversation(documentId)).messages).toEqual([]);
});

test.each(['00000000-0000-4000-8000-000000000000', 'widget-other'])(
  'there is no conversation %s',
  async (documentId) => {
    await expect(say(documentId, 'Hello')).rejects.toMatchObject({
      kind: 'absent',
      refusal: { message: 'Trust not found' },
    });
  },
);

test('another member can neither talk about a document nor read the conversation', async () => {
  const documentId = await begin();
  const stranger = await createTestMember(context);

  await expect(replyToMessage(context, { member: stranger, origin, documentId, message: 'Hi' })).rejects.toMatchObject({
    refusal: { code: 'document-not-found' },
  });
  await expect(readConversation(context, { documentId, userId: stranger.userId })).rejects.toMatchObject({
    refusal: { code: 'document-not-found' },
  });
});

test('the conversation is forgotten together with its document', async () => {
  const documentId = await begin();
  await say(documentId, 'My name is Marisol Reyes');

  await assistantJobs(context)['assistant.forget-conversation']({ documentId, fileKeys: [] });

  expect((await conversation(documentId)).messages).toEqual([]);
});
