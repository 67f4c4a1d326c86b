import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { asc, eq } from 'drizzle-orm';
import { decideAccess, type PaidFor } from '#payments/entitlement/decide-access.ts';
import { entitling, hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { keepAsPackage } from '#payments/entitlement/keep-as-package.ts';
import { lockEntitlement } from '#payments/entitlement/lock-entitlement.ts';
import { purchases, subscriptions } from '#payments/tables.ts';
import type { Inside } from '#platform/context.ts';
import { listPayable } from '#documents/list-payable.ts';
import { setDocumentAccess } from '#documents/set-access.ts';

type Needs = Inside<'announce' | 'clock' | 'log'>;

interface Entitled {
  readonly userId: string;
  /** The waiting package that begins to pay for its document in this transaction: its revisions count from now on. */
  readonly usedPurchaseId?: string;
}

/**
 * Brings every document of a member in line with what is paid now. Computed anew each time from purchases and
 * subscriptions, so it does not matter in which order they were told.
 */
export const applyEntitlement = async (context: Needs, { userId, usedPurchaseId }: Entitled): Promise<void> => {
  const { tx } = context;
  await lockEntitlement(tx, userId);

  const now = context.clock();
  const isSubscribed = await hasActiveSubscription(tx, userId);
  const rows = await listBought(context, userId);
  const paid = rows.map((row) => paidFor(row, row.purchase.id === usedPurchaseId ? now : row.purchase.paidAt));
  const documents = await listPayable(tx, userId);

  for (const document of documents) {
    const access = decideAccess(document, { isSubscribed, purchases: paid, now });
    if (access) await setDocumentAccess(context, { documentId: document.id, access });
  }
  const known = new Set(documents.map(({ id }) => id));
  for (const { purchase } of rows) {
    if (purchase.documentId !== null && !known.has(purchase.documentId)) await keepAsPackage(context, purchase);
  }
};

const listBought = async ({ tx }: Needs, userId: string) =>
  tx
    .select({ purchase: purchases, paidUntil: subscriptions.currentPeriodEndsAt, status: subscriptions.status })
    .from(purchases)
    .leftJoin(subscriptions, eq(subscriptions.id, purchases.subscriptionId))
    .where(eq(purchases.userId, userId))
    .orderBy(asc(purchases.paidAt), asc(purchases.id));

type Row = Awaited<ReturnType<typeof listBought>>[number];

const paidFor = ({ purchase, paidUntil, status }: Row, revisionsFrom: Date): PaidFor => ({
  documentId: purchase.documentId,
  paidAt: purchase.paidAt,
  isRefunded: purchase.refundedAt !== null || purchase.secondOf !== null,
  covers:
    purchase.productType === 'subscription'
      ? { kind: 'all', paidUntil, isRunning: status !== null && entitling.includes(status) }
      : { kind: 'one', purchasedUntil: new Date(revisionsFrom.getTime() + brand.claims.revisionDays * dayInMs) },
});
