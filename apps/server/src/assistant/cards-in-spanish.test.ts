import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConversation } from '#assistant/read-conversation.ts';
import { replyToMessage } from '#assistant/reply-to-message.ts';
import { speakLanguage } from '#assistant/speak-language.ts';
import { createDocument } from '#documents/create-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

test('a card speaks the language of now, so that nothing seems to have changed since', async () => {
  const member = await createTestMember(context);
  const wanted = { member, name: 'Ours', documentTypeId: 'living-trust', origin };
  const { id: documentId } = await createDocument(context, wanted);
  const cards = async () => {
    const { messages } = await readConversation(context, { documentId, userId: member.userId });
    return messages.flatMap((one) => one.cards ?? []).map(({ label, display }) => `${label}: ${display}`);
  };
  await speakLanguage(context, { member, origin, documentId, language: 'es' });
  const answer = { member, documentId, origin };
  await replyToMessage(context, { ...answer, message: 'me llamo Ana Ruiz', clientMessageId: undefined });
  expect(await cards()).toContainEqual('Su nombre legal completo: Ana Ruiz');

  await speakLanguage(context, { member, origin, documentId, language: 'en' });

  expect(await cards()).toContainEqual('Your full legal name: Ana Ruiz');
});
