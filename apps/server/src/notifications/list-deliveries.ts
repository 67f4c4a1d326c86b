import type { AutomationDeliveries } from '@evergrant/contract/automation.ts';
import { desc } from 'drizzle-orm';
import type { z } from 'zod';
import { automationDeliveries } from '#notifications/tables.ts';
import type { Context } from '#platform/context.ts';

const most = 200;

/** The newest messages to the automation and what became of them, for an administrator. */
export const listDeliveries = async ({
  db,
  automation,
}: Pick<Context, 'db' | 'automation'>): Promise<z.input<typeof AutomationDeliveries>> => {
  const rows = await db.select().from(automationDeliveries).orderBy(desc(automationDeliveries.createdAt)).limit(most);
  return {
    isConfigured: automation !== undefined,
    deliveries: rows.map(({ id, event, state, attempts, lastStatus, lastError, createdAt, deliveredAt }) => ({
      id,
      event,
      state,
      attempts,
      lastStatus,
      lastError,
      createdAt: createdAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
    })),
  };
};
