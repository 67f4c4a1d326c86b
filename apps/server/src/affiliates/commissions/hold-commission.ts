import { eq } from 'drizzle-orm';
import { lockCommission } from '#affiliates/commissions/lock-commission.ts';
import { affiliates, commissions } from '#affiliates/tables.ts';
import { weighPurchase } from '#affiliates/commissions/weigh-purchase.ts';
import { findReferredPurchase, listReferredOrders } from '#payments/purchases/find-referred-purchase.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import { findDocument } from '#documents/lock-document.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'settings'>;

/** Looks at a commission again once more is known of the buyer, before it is paid. */
export const holdCommission = async (context: Needs, { orderId }: ProductEvents['purchase.claimed']): Promise<void> => {
  await context.db.transaction(async (tx) => {
    const earned = await lockCommission(tx, orderId);
    if (!earned || earned.heldFor !== null || earned.payoutId !== null || earned.paid) return;
    const [affiliate] = await tx.select().from(affiliates).where(eq(affiliates.id, earned.affiliateId));
    const purchase = await findReferredPurchase(tx, orderId);
    const heldFor = affiliate && purchase && (await weighPurchase({ ...context, tx }, { affiliate, purchase }));
    if (!heldFor) return;

    await tx.update(commissions).set({ heldFor }).where(eq(commissions.id, earned.id));
    await appendAudit(tx, {
      stream: `affiliate:${earned.affiliateId}`,
      at: context.clock(),
      actor: 'system',
      action: 'commission held',
      details: { commissionId: earned.id, orderId, heldFor },
    });
  });
};

/** Somebody has witnessed a document: its purchase may have been their own recommendation. */
export const holdWitnessed = async (context: Needs, { documentId }: ProductEvents['witness.signed']): Promise<void> => {
  const document = await findDocument(context.db, documentId);
  if (!document) return;
  for (const orderId of await listReferredOrders(context.db, { documentId, userId: document.userId })) {
    await holdCommission(context, { orderId });
  }
};
