import { sinceIdOf, type ConversationAnswer, type Message } from '@evergrant/contract/assistant.ts';
import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import { asc, eq } from 'drizzle-orm';
import { describeMessage, type MessageRow } from '#assistant/describe-message.ts';
import { messages } from '#assistant/tables.ts';
import type { Context } from '#platform/context.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';

const addTo = (last: MessageRow, content: string, timestamp: Date): Message => ({
  ...describeMessage({ ...last, id: sinceIdOf(last.id), content, cards: [], timestamp }, 'en'),
  storedId: last.id,
});

/** The conversation about a document, oldest first; the welcome stands for it while nothing was said. */
export const readConversation = async ({ db }: Pick<Context, 'db'>, own: OwnDocument): Promise<ConversationAnswer> => {
  const document = await loadOwnDocument(db, own);
  const said = await db
    .select()
    .from(messages)
    .where(eq(messages.documentId, document.id))
    .orderBy(asc(messages.position));

  const { interview } = typeOf(document);
  const language = languageOf(document.interview);
  const opening = interview.welcome(document.interview);
  const last = said.findLast(({ sender }) => sender === 'ai');
  const added = last && interview.catchUp(document.interview, last);
  return {
    messages: [
      ...said.map((one) => describeMessage(one, language)),
      ...(added ? [addTo(last, added.text, document.updatedAt)] : []),
    ],
    choices: [...(added ?? last ?? opening).choices],
    form: interview.formAsked(document.interview),
    welcome: opening.reply,
    language,
    languages: [...interview.languages],
  };
};
