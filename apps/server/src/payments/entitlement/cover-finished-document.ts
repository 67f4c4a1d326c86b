import { applyEntitlement } from '#payments/entitlement/apply-entitlement.ts';
import { hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { lockEntitlement } from '#payments/entitlement/lock-entitlement.ts';
import { spendPackage } from '#payments/entitlement/spend-package.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import { listPayable } from '#documents/list-payable.ts';

/** A finished interview of a subscriber, or of somebody with a waiting package, needs no purchase of its own. */
export const coverFinishedDocument = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log'>,
  { documentId, userId }: ProductEvents['interview.completed'],
): Promise<void> => {
  await context.db.transaction(async (tx) => {
    await lockEntitlement(tx, userId);
    const finished = (await listPayable(tx, userId)).find(({ id }) => id === documentId);
    if (!finished?.isInterviewComplete || finished.unlockedAt !== null) return;

    if (await hasActiveSubscription(tx, userId)) await applyEntitlement({ ...context, tx }, { userId });
    else await spendPackage({ ...context, tx }, { documentId, userId });
  });
};
