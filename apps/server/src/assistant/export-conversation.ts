import { asc, eq, inArray } from 'drizzle-orm';
import { messages } from '#assistant/tables.ts';
import type { DbOrTx, Tx } from '#platform/database/database.ts';

/** Everything that was said about a document, oldest first. */
export const exportConversation = async (db: DbOrTx, trustId: string) =>
  db
    .select({
      id: messages.id,
      sender: messages.sender,
      content: messages.content,
      choices: messages.choices,
      timestamp: messages.timestamp,
    })
    .from(messages)
    .where(eq(messages.trustId, trustId))
    .orderBy(asc(messages.position));

/** Removes the conversations about these documents. */
export const forgetConversations = async (tx: Tx, trustIds: readonly string[]): Promise<void> => {
  if (trustIds.length > 0) await tx.delete(messages).where(inArray(messages.trustId, [...trustIds]));
};
