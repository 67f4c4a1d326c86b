import { asc, eq } from 'drizzle-orm';
import { orders, purchases, subscriptions } from '#payments/tables.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/** Every checkout, purchase and subscription of a member. */
export const exportPurchases = async (db: DbOrTx, userId: string) => {
  const opened = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt));
  return {
    orders: opened.map(({ idempotencyKey: _, checkoutUrl: _url, userId: _user, ...order }) => order),
    purchases: withoutOwner(await db.select().from(purchases).where(eq(purchases.userId, userId))),
    subscriptions: withoutOwner(await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))),
  };
};

const withoutOwner = <Row extends { readonly userId: string | null }>(rows: readonly Row[]): Omit<Row, 'userId'>[] =>
  rows.map(({ userId: _, ...row }) => row);
