import { automationEvents, deliveryStates } from '@evergrant/contract/automation.ts';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What is sent to the operator's automation, and what became of it. */
export const automationDeliveries = pgTable(
  'automation_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    event: text('event', { enum: automationEvents }).notNull(),
    /** Without what is secret: that is in `sealed`. */
    data: jsonb('data').$type<Readonly<Record<string, string | number>>>().notNull(),
    /** Encrypted fields, such as a private link; emptied once delivered. */
    sealed: text('sealed'),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [index('automation_deliveries_created').on(table.createdAt)],
);
