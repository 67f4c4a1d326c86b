import { asc, eq, inArray } from 'drizzle-orm';
import { invoices, orders, purchases, subscriptions } from '#payments/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** Every checkout, purchase, subscription and month of it that a member has. */
export const exportPurchases = async (db: DbOrTx, userId: string) => {
  const opened = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt));
  const orderIds = opened.map(({ id }) => id);
  return {
    orders: opened.map(({ idempotencyKey: _key, checkoutUrl: _url, userId: _user, ...order }) => order),
    purchases: withoutOwner(await db.select().from(purchases).where(eq(purchases.userId, userId))),
    subscriptions: withoutOwner(await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))),
    invoices: await db.select().from(invoices).where(inArray(invoices.orderId, orderIds)),
  };
};

const withoutOwner = <Row extends { readonly userId: string | null }>(rows: readonly Row[]): Omit<Row, 'userId'>[] =>
  rows.map(({ userId: _user, ...row }) => row);
