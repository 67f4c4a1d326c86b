import { senders } from '@evergrant/contract/assistant.ts';
import type { FactCard } from '@evergrant/domain/interview/cards/fact-card.ts';
import { index, jsonb, pgTable, text, timestamp, unique, uuid, bigserial } from 'drizzle-orm/pg-core';

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Keeps the order of messages that fall on the same millisecond. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    documentId: uuid('document_id').notNull(),
    sender: text('sender', { enum: senders }).notNull(),
    content: text('content').notNull(),
    choices: jsonb('choices').$type<readonly string[]>().notNull().default([]),
    /** What the turn changed, with the values before and after it. */
    cards: jsonb('cards').$type<readonly FactCard[]>().notNull().default([]),
    /** The browser's id for what it sent; an answer carries the id of the message that it answers. */
    clientMessageId: uuid('client_message_id').notNull(),
    timestamp: timestamp('timestamp', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('messages_document').on(table.documentId, table.position),
    unique('messages_once').on(table.documentId, table.clientMessageId, table.sender),
  ],
);
