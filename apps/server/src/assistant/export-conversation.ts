import { asc, eq, inArray } from 'drizzle-orm';
import { messages } from '#assistant/tables.ts';
import type { DbOrTx, Tx } from '#platform/database/database.ts';

/** Everything that was said about a document, oldest first. */
export const exportConversation = async (db: DbOrTx, documentId: string) =>
  db
    .select({
      id: messages.id,
      sender: messages.sender,
      content: messages.content,
      choices: messages.choices,
      cards: messages.cards,
      timestamp: messages.timestamp,
    })
    .from(messages)
    .where(eq(messages.documentId, documentId))
    .orderBy(asc(messages.position));

/** Removes the conversations about these documents. */
export const forgetConversations = async (tx: Tx, documentIds: readonly string[]): Promise<void> => {
  if (documentIds.length > 0) await tx.delete(messages).where(inArray(messages.documentId, [...documentIds]));
};
