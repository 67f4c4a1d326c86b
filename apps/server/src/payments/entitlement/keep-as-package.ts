import { eq } from 'drizzle-orm';
import { purchases } from '#payments/tables.ts';
import { appendAudit, readAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';

type Purchase = typeof purchases.$inferSelect;

/** The document was deleted before its payment arrived: the money waits for another one. */
export const keepAsPackage = async ({ tx, clock }: Inside<'clock'>, purchase: Purchase): Promise<void> => {
  const { id, orderId, paidAt, trustId, userId, productType, refundedAt, secondOf } = purchase;
  if (productType === 'subscription' || refundedAt !== null || secondOf !== null) return;
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
