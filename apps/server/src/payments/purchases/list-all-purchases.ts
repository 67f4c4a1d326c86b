import type { AdminPurchase } from '@evergrant/contract/administration-records.ts';
import type { listAllPurchases as operation } from '@evergrant/contract/administration.ts';
import { and, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { findContacts, searchContacts } from '#accounts/search-contacts.ts';
import { isOrderId } from '#payments/is-order-id.ts';
import { readPaymentNumber } from '#payments/payment-number.ts';
import { planOf } from '#payments/plan-of.ts';
import { refundStateOf } from '#payments/refunds/refund-state.ts';
import { invoices, orders, purchases, waitsForRefund } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { Db } from '#platform/database/database.ts';
import { beginsWith, countRows, cutPage, momentKey, pageSize, readCursor, type PageOf } from '#platform/paging.ts';

/** So many orders of guests are looked at for one search. */
const most = 500;

type Asked = z.output<typeof operation.query>;

const waits = waitsForRefund(purchases);
const order = sql`${waits} desc, ${purchases.paidAt} desc, ${purchases.id} desc`;

/** Whether the purchase waits for a refund, and when it was paid. */
const key = z.string().refine((text) => /^[tf]\//.test(text) && momentKey.safeParse(text.slice(2)).success);

const conditionByState: Readonly<Record<AdminPurchase['state'], SQL>> = {
  'refund-requested': waits,
  refunded: sql`${purchases.refundedAt} is not null`,
  'refund-declined': sql`${purchases.refundedAt} is null and ${purchases.refundDeclinedAt} is not null`,
  paid: sql`${purchases.refundedAt} is null and ${purchases.refundRequestedAt} is null`,
};

/** Everything that was bought, for an administrator: refund requests first, then the newest. */
export const listAllPurchases = async ({ db }: Pick<Context, 'db'>, asked: Asked): Promise<PageOf<AdminPurchase>> => {
  const cursor = readCursor(asked.cursor, key);
  const fits = and(await isFound(db, asked.search?.trim() ?? ''), asked.state && conditionByState[asked.state]);
  const after =
    cursor &&
    sql`(${waits}, ${purchases.paidAt}, ${purchases.id}) < (${cursor.key.slice(0, 1)}::boolean, ${cursor.key.slice(2)}::timestamptz, ${cursor.id}::uuid)`;

  const found = await select(db)
    .where(and(fits, after))
    .orderBy(order)
    .limit(pageSize + 1);
  const { rows, nextCursor } = cutPage(found, (row) => ({ key: row.key, id: row.purchase.id }));
  const all = asked.search
    ? sql`${purchases} join ${orders} on ${orders.id} = ${purchases.orderId}`
    : sql`${purchases}`;
  return {
    rows: await describeAll(db, rows),
    nextCursor,
    ...(await countRows(db, fits ? sql`${all} where ${fits}` : all)),
  };
};

/** One purchase as an administrator sees it. */
export const loadAdminPurchase = async (db: Db, purchaseId: string): Promise<AdminPurchase> => {
  const found = await select(db).where(eq(purchases.id, purchaseId));
  const [described] = await describeAll(db, found);
  if (!described) throw new Error(`no purchase ${purchaseId}`);
  return described;
};

// By the number of a payment (a renewal's too), or by the beginning of the buyer's name or address.
const isFound = async (db: Db, search: string): Promise<SQL | undefined> => {
  if (search === '') return undefined;
  const pattern = beginsWith(search.toLowerCase());
  // What receipts and mails said before payments had a number.
  if (isOrderId(search)) return or(eq(orders.id, search), eq(purchases.id, search));
  const begins = [orders.payerEmail, orders.guestEmail, orders.guestName].map((column) =>
    like(sql`lower(${column})`, pattern),
  );
  const bought = await db
    .select({ id: orders.id })
    .from(orders)
    .where(or(...begins))
    .limit(most);
  const buyers = await searchContacts(db, search);
  const number = readPaymentNumber(search);
  return or(
    number === undefined ? undefined : or(eq(orders.number, number), inArray(orders.id, ordersOfRenewal(db, number))),
    inArray(
      purchases.orderId,
      bought.map(({ id }) => id),
    ),
    inArray(
      purchases.userId,
      buyers.map(({ userId }) => userId),
    ),
  );
};

const ordersOfRenewal = (db: Db, number: string) =>
  db.select({ id: invoices.orderId }).from(invoices).where(eq(invoices.number, number));

const select = (db: Db) =>
  db
    .select({
      purchase: purchases,
      productType: orders.productType,
      number: orders.number,
      guestName: orders.guestName,
      guestEmail: sql<string | null>`coalesce(${orders.payerEmail}, ${orders.guestEmail})`,
      key: sql<string>`(case when ${waits} then 't' else 'f' end) || '/' || ${purchases.paidAt}::text`,
    })
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId));

type Found = Awaited<ReturnType<typeof select>>[number];

const describeAll = async (db: Db, found: readonly Found[]): Promise<AdminPurchase[]> => {
  const contacts = await findContacts(
    db,
    found.flatMap(({ purchase }) => purchase.userId ?? []),
  );
  return found.map(({ purchase, productType, number, guestName, guestEmail }) => {
    const contact = purchase.userId === null ? undefined : contacts.get(purchase.userId);
    return {
      id: purchase.id,
      number,
      productName: planOf(productType).name,
      buyerName: contact?.name ?? guestName,
      buyerEmail: contact?.email ?? guestEmail,
      amountInCents: purchase.amountInCents,
      refundedInCents: purchase.refundedInCents,
      state: refundStateOf(purchase),
      isSecondPayment: purchase.secondOf !== null,
      paidAt: purchase.paidAt.toISOString(),
      refundRequestedAt: purchase.refundRequestedAt?.toISOString() ?? null,
      refundReason: purchase.refundReason,
      refundDeclinedAt: purchase.refundDeclinedAt?.toISOString() ?? null,
      refundDeclineReason: purchase.refundDeclineReason,
      refundedAt: purchase.refundedAt?.toISOString() ?? null,
      refundFailedAt: purchase.refundFailedAt?.toISOString() ?? null,
      refundFailureReason: purchase.refundFailureReason,
    };
  });
};
