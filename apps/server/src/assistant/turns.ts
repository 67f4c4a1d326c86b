import { randomUUID } from 'node:crypto';
import type { FactCard } from '@evergrant/domain/interview/cards/fact-card.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { MessageRow } from '#assistant/describe-message.ts';
import { messages } from '#assistant/tables.ts';
import type { DbOrTx, Tx } from '#platform/database/database.ts';
import { typeOf } from '#documents/document-type-of.ts';
import type { DocumentRow } from '#documents/document-row.ts';

/** What a person said and what the assistant answered. */
export interface SpokenTurn {
  readonly user: MessageRow;
  readonly ai: MessageRow;
}

/** The turn that a message of the browser has led to before, if it has. */
export const findTurn = async (
  db: DbOrTx,
  { documentId, clientMessageId }: { readonly documentId: string; readonly clientMessageId: string },
): Promise<SpokenTurn | undefined> => {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.documentId, documentId), eq(messages.clientMessageId, clientMessageId)));
  return turnOf(rows);
};

/** The id of the last message about a document. */
export const findLastMessage = async (tx: Tx, documentId: string): Promise<string | undefined> => {
  const [last] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.documentId, documentId))
    .orderBy(desc(messages.position))
    .limit(1);
  return last?.id;
};

/** What the assistant has said last about a document. */
export const findLastReply = async (db: DbOrTx, documentId: string): Promise<string | undefined> => {
  const [last] = await db
    .select({ content: messages.content })
    .from(messages)
    .where(and(eq(messages.documentId, documentId), eq(messages.sender, 'ai')))
    .orderBy(desc(messages.position))
    .limit(1);
  return last?.content;
};

interface NewTurn {
  /** As it was before the turn. */
  readonly document: DocumentRow;
  readonly clientMessageId: string;
  readonly message: string;
  readonly reply: string;
  readonly choices: readonly string[];
  readonly cards: readonly FactCard[];
  readonly at: Date;
}

/** Keeps a turn; the first one keeps the welcome before it, so that the history begins with the first question. */
export const saveTurn = async (tx: Tx, turn: NewTurn): Promise<SpokenTurn> => {
  const { document, clientMessageId, at: timestamp } = turn;
  const common = { documentId: document.id, clientMessageId, timestamp };
  await saveWelcome(tx, turn);
  const rows = await tx
    .insert(messages)
    .values([
      { ...common, sender: 'user', content: turn.message },
      { ...common, sender: 'ai', content: turn.reply, choices: turn.choices, cards: turn.cards },
    ])
    .returning();
  const saved = turnOf(rows);
  if (!saved) throw new Error('the turn was not returned');
  return saved;
};

/** Keeps what the assistant says without having been told anything. */
export const saveAside = async (
  tx: Tx,
  {
    at: timestamp,
    ...said
  }: Pick<NewTurn, 'choices' | 'at'> & { readonly documentId: string; readonly content: string },
): Promise<void> => {
  await tx.insert(messages).values({ ...said, clientMessageId: randomUUID(), sender: 'ai', timestamp });
};

const saveWelcome = async (tx: Tx, { document, at: timestamp }: NewTurn): Promise<void> => {
  const [earlier] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.documentId, document.id))
    .limit(1);
  if (earlier) return;
  const { reply, choices } = typeOf(document).interview.welcome(document.interview);
  const welcome = { documentId: document.id, clientMessageId: randomUUID(), sender: 'ai' as const, timestamp };
  await tx.insert(messages).values({ ...welcome, content: reply, choices });
};

const turnOf = (rows: readonly MessageRow[]): SpokenTurn | undefined => {
  const user = rows.find(({ sender }) => sender === 'user');
  const ai = rows.find(({ sender }) => sender === 'ai');
  return user && ai && { user, ai };
};
