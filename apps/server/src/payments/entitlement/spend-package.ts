import { and, asc, count, eq, isNull, ne } from 'drizzle-orm';
import { applyEntitlement } from '#payments/entitlement/apply-entitlement.ts';
import { lockEntitlement } from '#payments/entitlement/lock-entitlement.ts';
import { purchases } from '#payments/tables.ts';
import type { Member } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context, Inside } from '#platform/context.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
import { lockOwnDocuments } from '#documents/lock-own-documents.ts';

type Needs = Inside<'announce' | 'clock' | 'log'>;

/** A package that was paid for before there was a document, and not given back since. */
const isWaitingPackage = (userId: string) =>
  and(
    eq(purchases.userId, userId),
    isNull(purchases.documentId),
    isNull(purchases.refundedAt),
    isNull(purchases.secondOf),
    ne(purchases.productType, 'subscription'),
  );

/** How many paid packages of a member wait for a document. */
export const countPackages = async (db: DbOrTx, userId: string): Promise<number> => {
  const [found] = await db.select({ count: count() }).from(purchases).where(isWaitingPackage(userId));
  return found?.count ?? 0;
};

/** Uses the member's oldest waiting package for a document; false when there is none. Revisions count from now on. */
export const spendPackage = async (
  context: Needs,
  { documentId, userId }: { readonly documentId: string; readonly userId: string },
): Promise<boolean> => {
  const { tx } = context;
  await lockEntitlement(tx, userId);
  await lockOwnDocuments(tx, userId);
  const document = await lockOwnDocument(tx, { documentId, userId });
  if (document.paidAt !== null) return false;
  const [waiting] = await tx
    .select()
    .from(purchases)
    .where(isWaitingPackage(userId))
    .orderBy(asc(purchases.paidAt), asc(purchases.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!waiting) return false;

  await tx.update(purchases).set({ documentId }).where(eq(purchases.id, waiting.id));
  await applyEntitlement(context, { userId, usedPurchaseId: waiting.id });
  await appendAudit(tx, {
    stream: `account:${userId}`,
    at: context.clock(),
    actor: `member:${userId}`,
    action: 'package used',
    details: { orderId: waiting.orderId, documentId },
  });
  await context.announce(tx, 'package.used', { documentId });
  return true;
};

/** The member chooses the document that a waiting package pays for. */
export const usePackage = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log'>,
  { member, documentId }: { readonly member: Member; readonly documentId: string },
): Promise<void> => {
  const isUsed = await context.db.transaction((tx) =>
    spendPackage({ ...context, tx }, { documentId, userId: member.userId }),
  );
  if (isUsed) return;
  const message = 'You have no paid package that waits for a document, or this document is already paid for.';
  throw new Refused('conflict', { code: 'no-package', title: 'Payment Error', message });
};
