import { eq } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import { purchases } from '#payments/tables.ts';
import { appendAudit, readAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';

type Purchase = typeof purchases.$inferSelect;

/** The document was deleted before its payment arrived: the money waits for another one. */
export const keepAsPackage = async ({ tx, clock }: Inside<'clock'>, purchase: Purchase): Promise<void> => {
  const { id, orderId, paidAt, documentId, userId, productType, refundedAt, secondOf } = purchase;
  if (productType === 'subscription' || refundedAt !== null || secondOf !== null) return;
  const trail = documentId === null ? [] : await readAudit(tx, trailOf(documentId));
  const wasUnlocked = trail.some(({ action, at }) => action === 'payment confirmed' && at >= paidAt);
  if (wasUnlocked) return;

  await tx.update(purchases).set({ documentId: null }).where(eq(purchases.id, id));
  await appendAudit(tx, {
    stream: `account:${userId}`,
    at: clock(),
    actor: 'system',
    action: 'payment kept as package',
    details: { orderId, documentId },
  });
};
