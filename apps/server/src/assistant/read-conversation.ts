import type { ConversationAnswer } from '@evergrant/contract/assistant.ts';
import { asc, eq } from 'drizzle-orm';
import { describeMessage } from '#assistant/describe-message.ts';
import { messages } from '#assistant/tables.ts';
import type { Context } from '#platform/context.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';

/** The conversation about a document, oldest first; the welcome stands for it while nothing was said. */
export const readConversation = async ({ db }: Pick<Context, 'db'>, own: OwnDocument): Promise<ConversationAnswer> => {
  const document = await loadOwnDocument(db, own);
  const said = await db
    .select()
    .from(messages)
    .where(eq(messages.documentId, document.id))
    .orderBy(asc(messages.position));

  const { interview } = typeOf(document);
  const opening = interview.welcome(document.interview);
  const last = said.findLast(({ sender }) => sender === 'ai');
  const added = last && interview.catchUp(document.interview, last);
  return {
    messages: [
      ...said,
      ...(added
        ? [{ ...last, id: `${last.id}-since`, content: added.text, cards: [], timestamp: document.updatedAt }]
        : []),
    ].map(describeMessage),
    choices: [...(added ?? last ?? opening).choices],
    welcome: opening.reply,
    lastMessageId: said.at(-1)?.id ?? null,
  };
};
