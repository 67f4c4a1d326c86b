import { bigserial, index, jsonb, pgTable, text, timestamp, unique, integer } from 'drizzle-orm/pg-core';

/** The audit trail: append only, one hash chain per stream (a document, or an account). */
export const auditRows = pgTable(
  'audit_rows',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    stream: text('stream').notNull(),
    /** 1, 2, 3 … without gaps within the stream. */
    position: integer('position').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    unique('audit_rows_position').on(table.stream, table.position),
    index('audit_rows_at').on(table.at),
    // For finding entries by how they begin; newest first within.
    index('audit_rows_stream').on(table.stream.op('text_pattern_ops'), table.id),
    index('audit_rows_actor').on(table.actor.op('text_pattern_ops'), table.id),
    index('audit_rows_action').on(table.action.op('text_pattern_ops'), table.id),
  ],
);

/** Each time all chains of the audit trail were followed, and with what result. */
export const auditChecks = pgTable('audit_checks', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  entryCount: integer('entry_count').notNull(),
  brokenCount: integer('broken_count').notNull(),
});

/** Chains that were found broken, each told of once. */
export const auditBreaks = pgTable('audit_breaks', {
  stream: text('stream').primaryKey(),
  /** The first entry that does not hold. */
  position: integer('position').notNull(),
  foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
});

/** Counters of attempts, kept by the rate limiter. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});
