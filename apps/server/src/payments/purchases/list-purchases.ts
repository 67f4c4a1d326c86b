import type { Purchase } from '@evergrant/contract/purchases.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { planOf } from '#payments/plan-of.ts';
import { refundStateOf } from '#payments/refunds/refund-state.ts';
import { refundWindowEnd } from '#payments/refunds/refund-window.ts';
import { invoices, orders, purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { findDocumentName } from '#documents/find-document-name.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** What a member has paid, newest first: purchases, and the further months of subscriptions. */
export const listPurchases = async (
  { db, clock }: Needs,
  { userId }: { readonly userId: string },
): Promise<Purchase[]> => {
  const bought = await db
    .select({ purchase: purchases, productType: orders.productType, number: orders.number })
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .where(eq(purchases.userId, userId))
    .orderBy(desc(purchases.paidAt));
  const renewed = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(orders.userId, userId), eq(invoices.isRenewal, true), isNotNull(invoices.paidAt)));

  const now = clock();
  const described = await Promise.all(bought.map((row) => describePurchase(db, { ...row, now })));
  const all = [...described, ...renewed.flatMap(({ invoice }) => describeRenewal(invoice))];
  return all.toSorted((a, b) => b.paidAt.localeCompare(a.paidAt));
};

export interface BoughtRow {
  readonly purchase: typeof purchases.$inferSelect;
  readonly productType: (typeof orders.$inferSelect)['productType'];
  readonly number: string;
}

/** A purchase as its buyer is told. */
export const describePurchase = async (
  db: DbOrTx,
  { purchase, productType, number, now }: BoughtRow & { readonly now: Date },
): Promise<Purchase> => {
  const { id, documentId, amountInCents, refundedInCents, currency, paidAt } = purchase;
  const state = refundStateOf(purchase);
  const until = refundWindowEnd(paidAt);
  const isSecondPayment = purchase.secondOf !== null;
  const canAsk = (state === 'paid' || state === 'refund-declined') && !isSecondPayment && now < until;
  return {
    id,
    number,
    productType,
    productName: planOf(productType).name,
    isRenewal: false,
    documentId,
    documentName: documentId ? await findDocumentName(db, documentId) : null,
    amountInCents,
    refundedInCents,
    currency,
    paidAt: paidAt.toISOString(),
    state,
    isSecondPayment,
    refundDeclineReason: purchase.refundDeclineReason,
    refundableUntil: canAsk ? until.toISOString() : null,
  };
};

const describeRenewal = ({ id, number, amountInCents, currency, paidAt }: typeof invoices.$inferSelect): Purchase[] =>
  paidAt === null
    ? []
    : [
        {
          id,
          number,
          productType: 'subscription',
          productName: planOf('subscription').name,
          isRenewal: true,
          documentId: null,
          documentName: null,
          amountInCents,
          refundedInCents: 0,
          currency,
          paidAt: paidAt.toISOString(),
          state: 'paid',
          isSecondPayment: false,
          refundDeclineReason: null,
          refundableUntil: null,
        },
      ];
