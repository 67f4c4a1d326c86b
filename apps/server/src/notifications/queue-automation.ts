import type { automationEvents } from '@evergrant/contract/automation.ts';
import { symmetricEncrypt } from 'better-auth/crypto';
import { automationDeliveries } from '#notifications/tables.ts';
import type { Inside } from '#platform/context.ts';

type Fields = Readonly<Record<string, string | number>>;

interface Occurrence {
  readonly event: (typeof automationEvents)[number];
  readonly data: Fields;
  /** Fields that no table may hold in the clear. */
  readonly secrets?: Fields;
}

/** Queues a message to the operator's automation, in the transaction of what happened; nothing without an automation. */
export const queueAutomation = async (
  { tx, automation, announce, clock, settings }: Inside<'automation' | 'announce' | 'clock' | 'settings'>,
  { event, data, secrets }: Occurrence,
): Promise<void> => {
  if (!automation) return;
  const sealed = secrets ? await symmetricEncrypt({ key: settings.secret, data: JSON.stringify(secrets) }) : null;
  const [queued] = await tx
    .insert(automationDeliveries)
    .values({ event, data, sealed, createdAt: clock() })
    .returning({ id: automationDeliveries.id });
  if (queued) await announce(tx, 'automation.queued', { deliveryId: queued.id });
};
