import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { eq } from 'drizzle-orm';
import { hasActiveSubscription } from '#payments/find-entitlement.ts';
import { purchases } from '#payments/tables.ts';
import { spendPackage } from '#payments/spend-package.ts';
import { appendAudit, readAudit } from '#platform/audit.ts';
import type { Context, Inside } from '#platform/context.ts';
import { listUnpaidInterviewed } from '#trusts/list-unpaid-interviewed.ts';
import { markTrustPaid } from '#trusts/mark-paid.ts';

type Needs = Pick<Context, 'db' | 'announce' | 'clock' | 'log'>;

/** Unlocks what an order paid for: one document for 90 days of revisions, or every finished one while subscribed. */
export const completePaidTrusts = async (context: Needs, { orderId }: { readonly orderId: string }): Promise<void> => {
  await context.db.transaction(async (tx) => {
    const [purchase] = await tx.select().from(purchases).where(eq(purchases.orderId, orderId));
    if (!purchase) throw new Error(`no purchase for order ${orderId}`);
    const { paidAt, trustId, userId, productType, refundedAt, secondOf } = purchase;
    // What a guest bought waits to be claimed; what was or is being given back unlocks nothing.
    if (userId === null || refundedAt !== null || secondOf !== null) return;
    if (productType !== 'subscription') {
      // Bought before there was a document: it is for the next one that is finished.
      if (!trustId) return;
      const revisionEndsAt = new Date(paidAt.getTime() + brand.claims.revisionDays * dayInMs);
      const trust = await markTrustPaid(tx, context, { trustId, paidAt, revisionEndsAt });
      if (!trust) await keepAsPackage({ ...context, tx }, { ...purchase, trustId, userId });
      return;
    }
    const finished = await listUnpaidInterviewed(tx, userId);
    for (const id of new Set([...(trustId ? [trustId] : []), ...finished])) {
      await markTrustPaid(tx, context, { trustId: id, paidAt, revisionEndsAt: null });
    }
  });
};

type Gone = typeof purchases.$inferSelect & { readonly trustId: string; readonly userId: string };

/** The document was deleted before its payment arrived: the money waits for another one. */
const keepAsPackage = async (
  { tx, clock }: Inside<'clock'>,
  { id, orderId, paidAt, trustId, userId }: Gone,
): Promise<void> => {
  const trail = await readAudit(tx, `trust:${trustId}`);
  const wasUnlocked = trail.some(({ action, at }) => action === 'payment confirmed' && at >= paidAt);
  if (wasUnlocked) return;
  await tx.update(purchases).set({ trustId: null }).where(eq(purchases.id, id));
  await appendAudit(tx, {
    stream: `account:${userId}`,
    at: clock(),
    actor: 'system',
    action: 'payment kept as package',
    details: { orderId, trustId },
  });
};

/** A finished interview of a subscriber, or of somebody with a waiting package, needs no purchase of its own. */
export const completeEntitledTrust = async (
  context: Needs,
  { trustId, userId }: { readonly trustId: string; readonly userId: string },
): Promise<void> => {
  await context.db.transaction(async (tx) => {
    if (!(await hasActiveSubscription(tx, userId))) {
      const isWaiting = (await listUnpaidInterviewed(tx, userId)).includes(trustId);
      if (isWaiting) await spendPackage({ ...context, tx }, { trustId, userId });
      return;
    }
    await markTrustPaid(tx, context, { trustId, paidAt: context.clock(), revisionEndsAt: null });
  });
};
