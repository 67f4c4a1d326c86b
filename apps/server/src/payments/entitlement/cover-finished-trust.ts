import { applyEntitlement } from '#payments/entitlement/apply-entitlement.ts';
import { hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { lockEntitlement } from '#payments/entitlement/lock-entitlement.ts';
import { spendPackage } from '#payments/entitlement/spend-package.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import { listPayable } from '#trusts/list-payable.ts';

/** A finished interview of a subscriber, or of somebody with a waiting package, needs no purchase of its own. */
export const coverFinishedTrust = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log'>,
  { trustId, userId }: ProductEvents['interview.completed'],
): Promise<void> => {
  await context.db.transaction(async (tx) => {
    await lockEntitlement(tx, userId);
    const finished = (await listPayable(tx, userId)).find(({ id }) => id === trustId);
    if (!finished?.isInterviewComplete || finished.unlockedAt !== null) return;

    if (await hasActiveSubscription(tx, userId)) await applyEntitlement({ ...context, tx }, { userId });
    else await spendPackage({ ...context, tx }, { trustId, userId });
  });
};
