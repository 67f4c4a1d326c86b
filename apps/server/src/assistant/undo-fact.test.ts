import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConversation } from '#assistant/read-conversation.ts';
import { replyToMessage } from '#assistant/reply-to-message.ts';
import { serveAssistant } from '#assistant/routes.ts';
import type { Member } from '#platform/actor.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { serveTestApi, type TestApi } from '#platform/testing/serve-test-api.ts';
import { createDocument } from '#documents/create-document.ts';
import { readFacts } from '#documents/read-facts.ts';
import { recordFact } from '#documents/record-fact.ts';
import { changeNote } from '#documents/change-note.ts';
import { removeNote } from '#documents/remove-note.ts';
import { documents } from '#documents/tables.ts';

let context: TestContext;
let api: TestApi;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  api = serveTestApi(context, (served) => serveAssistant(served, context));
});
// What one document tells of its maker is offered in the next, so everybody has one alone.
beforeEach(async () => {
  member = await createTestMember(context);
});
afterAll(() => context.close());

const begin = async () =>
  (await createDocument(context, { member, name: 'Ours', documentTypeId: 'living-trust', origin })).id;
const say = async (documentId: string, message: string) =>
  replyToMessage(context, { member, origin, documentId, message });
const undo = async (documentId: string, messageId: string, field: string, who: Member = member) =>
  api.ask(who, `/documents/${documentId}/messages/${messageId}/undo/${field}`, { method: 'POST' });
const nameIn = async (documentId: string) =>
  (await readFacts(context, { documentId, userId: member.userId })).rows.find(({ field }) => field === 'grantorName')
    ?.value;

test('a reply carries what was understood as cards, and so does the conversation when it is read again', async () => {
  const documentId = await begin();
  const { aiMessage } = await say(documentId, 'Ruth Halloran');
  const card = { field: 'grantorName', label: expect.any(String), display: 'Ruth Halloran', displayWas: '' };
  expect(aiMessage.cards).toEqual([card]);
  const { messages } = await readConversation(context, { documentId, userId: member.userId });
  expect(messages.at(-1)?.cards).toEqual([card]);
  const { aiMessage: next } = await say(documentId, 'Why do you ask?');
  expect(next.cards).toBeUndefined();
});

test('a fact is put back while it is what the message has made it, and not after it was changed', async () => {
  const documentId = await begin();
  const { aiMessage } = await say(documentId, 'Ruth Halloran');
  expect((await undo(documentId, aiMessage.id, 'grantorName')).status).toBe(200);
  expect(await nameIn(documentId)).toBeNull();

  const { aiMessage: again } = await say(documentId, 'My name is Ruth Halloran');
  await recordFact(context, { documentId, member, origin, field: 'grantorName', value: 'Ruth M. Halloran' });
  const refused = await undo(documentId, again.id, 'grantorName');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'changed-since', detail: expect.stringContaining('stays as it') });
  expect(await nameIn(documentId)).toBe('Ruth M. Halloran');
});

test('what a message did not change, and what is not yours, cannot be put back', async () => {
  const documentId = await begin();
  const { aiMessage } = await say(documentId, 'Ruth Halloran');
  expect((await undo(documentId, aiMessage.id, 'grantorCounty')).status).toBe(404);
  const stranger = await createTestMember(context);
  const foreign = await undo(documentId, aiMessage.id, 'grantorName', stranger);
  expect(foreign.status).toBe(404);
  expect(await nameIn(documentId)).toBe('Ruth Halloran');
});

test('what was noted in the words of the person stands beside the facts, can be changed there, and stays until it is removed', async () => {
  const documentId = await begin();
  const [row] = await context.db.select().from(documents).where(eq(documents.id, documentId));
  const notes = [{ words: 'Biscuit the dog stays with Ana' }, { words: 'No funeral in winter' }];
  await context.db
    .update(documents)
    .set({ interview: { ...row!.interview, notes } })
    .where(eq(documents.id, documentId));
  expect((await readFacts(context, { documentId, userId: member.userId })).notes).toEqual(notes);

  const words = 'No funeral in winter';
  const changed = await changeNote(context, { documentId, member, origin, words, to: 'No funeral in March' });
  expect(changed.notes).toEqual([{ words: 'Biscuit the dog stays with Ana' }, { words: 'No funeral in March' }]);

  const left = await removeNote(context, { documentId, member, origin, words: 'No funeral in March' });
  expect(left.notes).toEqual([{ words: 'Biscuit the dog stays with Ana' }]);
});
