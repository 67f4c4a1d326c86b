import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerByForm } from '#assistant/answer-by-form.ts';
import { readConversation } from '#assistant/read-conversation.ts';
import { replyToMessage } from '#assistant/reply-to-message.ts';
import { createDocument } from '#documents/create-document.ts';
import type { Member } from '#platform/actor.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

let context: TestContext;
let member: Member;
let documentId: string;

beforeAll(async () => {
  context = await openTestContext();
});
beforeEach(async () => {
  member = await createTestMember(context);
  documentId = (await createDocument(context, { member, name: 'Ours', documentTypeId: 'living-trust', origin })).id;
});
afterAll(() => context.close());

const fill = (field: string, value: string, more: { clientMessageId?: string; seen?: string | null } = {}) =>
  answerByForm(context, { member, origin, documentId, field, value, ...more });
const conversation = () => readConversation(context, { documentId, userId: member.userId });

test('a question that is filled in is answered like one that is said, with its card and the next question', async () => {
  expect((await conversation()).form).toEqual({ field: 'grantorName', isOpen: false });
  const answer = await fill('grantorName', 'Marisol Reyes');
  expect(answer.userMessage).toMatchObject({ sender: 'user', content: 'Your full legal name: Marisol Reyes' });
  expect(answer.aiMessage.cards?.map(({ field }) => field)).toContain('grantorName');
  expect(answer.response).toMatch(/\?$/u);
  expect(answer.extractedData).toMatchObject({ grantorName: 'Marisol Reyes' });
  const { messages, form } = await conversation();
  expect(messages.map(({ sender }) => sender)).toEqual(['ai', 'user', 'ai']);
  expect(form).toEqual(answer.form);
  expect(form?.field).not.toBe('grantorName');
});

test('a form that is sent again is recorded once', async () => {
  const clientMessageId = randomUUID();
  const first = await fill('grantorName', 'Marisol Reyes', { clientMessageId });
  expect(await fill('grantorName', 'Marisol Reyes', { clientMessageId })).toEqual(first);
  expect((await conversation()).messages).toHaveLength(3);
});

test('what cannot stand is refused at its field, and the question stays open', async () => {
  await expect(fill('grantorDateOfBirth', '2024-02-03')).rejects.toMatchObject({ refusal: { code: 'fact-refused' } });
  await expect(fill('noSuchFact', 'x')).rejects.toMatchObject({ refusal: { code: 'fact-not-found' } });
  expect((await conversation()).messages).toEqual([]);
});

test('a form that was filled in for an older question is refused', async () => {
  await fill('grantorName', 'Marisol Reyes', { seen: null });
  await expect(fill('grantorName', 'Ruth Hale', { seen: null })).rejects.toMatchObject({
    refusal: { code: 'conversation-went-on' },
  });
});

test('the second time that a question is not answered its form is open', async () => {
  await fill('grantorName', 'Marisol Reyes');
  const say = async (message: string) => replyToMessage(context, { member, origin, documentId, message });
  const { form } = await say('blue like the sea');
  expect(form?.isOpen).toBe(false);
  expect((await say('green like the grass')).form).toEqual({ ...form, isOpen: true });
  expect((await conversation()).form).toEqual({ ...form, isOpen: true });
});
