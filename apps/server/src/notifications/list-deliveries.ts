import type { AutomationDelivery, listAutomationDeliveries } from '@evergrant/contract/automation.ts';
import { and, desc, eq, like, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { automationDeliveries } from '#notifications/tables.ts';
import type { Context } from '#platform/context.ts';
import { beginsWith, countRows, cutPage, momentKey, pageSize, readCursor } from '#platform/paging.ts';

type Asked = z.output<typeof listAutomationDeliveries.query>;
type Row = typeof automationDeliveries.$inferSelect;

const { id, event, state, data, createdAt } = automationDeliveries;

/** The messages to the automation and what became of them, the newest first, for an administrator. */
export const listDeliveries = async (
  { db, automation }: Pick<Context, 'db' | 'automation'>,
  asked: Asked = {},
): Promise<z.input<typeof listAutomationDeliveries.answer>> => {
  const cursor = readCursor(asked.cursor, momentKey);
  const fits = and(isMentioned(asked.search?.trim() ?? ''), asked.state ? eq(state, asked.state) : undefined);
  const after = cursor && sql`(${createdAt}, ${id}) < (${cursor.key}::timestamptz, ${cursor.id}::uuid)`;

  const found = await db
    .select({ row: automationDeliveries, key: sql<string>`${createdAt}::text` })
    .from(automationDeliveries)
    .where(and(fits, after))
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1);
  const { rows, nextCursor } = cutPage(found, ({ row, key }) => ({ key, id: row.id }));
  return {
    isConfigured: automation !== undefined,
    rows: rows.map(({ row }) => describe(row)),
    nextCursor,
    ...(await countRows(db, fits ? sql`${automationDeliveries} where ${fits}` : sql`${automationDeliveries}`)),
  };
};

const isMentioned = (search: string): SQL | undefined => {
  if (search === '') return undefined;
  const pattern = beginsWith(search.toLowerCase());
  return or(
    like(sql`${id}::text`, pattern),
    like(sql`replace(${event}, '_', ' ')`, pattern),
    like(sql`lower(coalesce(${data}->>'user_email', ${data}->>'witness_email'))`, pattern),
  );
};

const describe = (row: Row): AutomationDelivery => ({
  id: row.id,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  lastStatus: row.lastStatus,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
});
