import { asc, eq, inArray } from 'drizzle-orm';
import { invoices, orders, purchases, subscriptions } from '#payments/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** Every checkout, purchase, subscription and month of it that a member has. */
export const exportPurchases = async (db: DbOrTx, userId: string) => {
  const opened = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt));
  const orderIds = opened.map(({ id }) => id);
  return {
    orders: opened.map(
      ({ idempotencyKey: _key, checkoutUrl: _url, userId: _user, payerMark: _mark, ...order }) => order,
    ),
    purchases: withoutOwner(await listNumbered(db, userId)),
    subscriptions: withoutOwner(await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))),
    invoices: await db.select().from(invoices).where(inArray(invoices.orderId, orderIds)),
  };
};

const listNumbered = async (db: DbOrTx, userId: string) => {
  const bought = await db
    .select({ number: orders.number, purchase: purchases })
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .where(eq(purchases.userId, userId));
  return bought.map(({ number, purchase }) => ({ number, ...purchase }));
};

const withoutOwner = <Row extends { readonly userId: string | null }>(rows: readonly Row[]): Omit<Row, 'userId'>[] =>
  rows.map(({ userId: _user, ...row }) => row);
