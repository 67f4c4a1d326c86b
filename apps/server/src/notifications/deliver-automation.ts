import { AutomationFailed } from '@evergrant/ports/automation/automation.ts';
import { symmetricDecrypt } from 'better-auth/crypto';
import { eq, sql } from 'drizzle-orm';
import { automationDeliveries } from '#notifications/tables.ts';
import type { Context } from '#platform/context.ts';

type Needs = Pick<Context, 'db' | 'automation' | 'clock' | 'settings'>;

/** Sends one queued message and notes what became of it; throws while the receiver does not take it, to be tried again. */
export const deliverAutomation = async (
  { db, automation, clock, settings }: Needs,
  { deliveryId }: { readonly deliveryId: string },
): Promise<void> => {
  const [delivery] = await db.select().from(automationDeliveries).where(eq(automationDeliveries.id, deliveryId));
  if (!automation || !delivery || delivery.state === 'delivered') return;
  const { id, event, data, sealed, createdAt } = delivery;
  const secrets = sealed
    ? (JSON.parse(await symmetricDecrypt({ key: settings.secret, data: sealed })) as Record<string, string>)
    : {};
  const attempts = sql`${automationDeliveries.attempts} + 1`;

  try {
    const lastStatus = await automation.deliver({ id, event, data: { ...data, ...secrets }, occurredAt: createdAt });
    await db
      .update(automationDeliveries)
      .set({ state: 'delivered', attempts, lastStatus, lastError: null, sealed: null, deliveredAt: clock() })
      .where(eq(automationDeliveries.id, deliveryId));
  } catch (error) {
    if (!(error instanceof AutomationFailed)) throw error;
    await db
      .update(automationDeliveries)
      .set({ state: 'failed', attempts, lastStatus: error.status ?? null, lastError: error.message })
      .where(eq(automationDeliveries.id, deliveryId));
    throw error;
  }
};
