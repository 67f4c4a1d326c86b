import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { closeCheckout } from '#payments/checkout/close-checkout.ts';
import { recordCheckout } from '#payments/checkout/record-checkout.ts';
import { returnSecondPayment } from '#payments/refunds/return-second-payment.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log' | 'settings'>;
type Order = typeof orders.$inferSelect;

const minuteInMs = 60 * 1000;
const hourInMs = 60 * minuteInMs;

/** An event usually takes a second, and no request of ours lasts longer. */
const eventsArriveWithinMs = minuteInMs;
/** So many questions without an answer mean that the provider is away: the next run goes on. */
const mostUnanswered = 3;
/** The provider closes a page after a day; it then knows for sure what became of it. */
const pagesLiveForMs = 25 * hourInMs;

/**
 * Asks the provider about every checkout of which nothing was told, and records what was paid although its event was lost,
 * closes what was replaced, and finds what a stopped process has left half opened. Why its own answer counts like an event:
 * docs/decisions/0005.
 */
export const reconcileCheckouts = async (context: Needs): Promise<void> => {
  let unanswered = 0;
  for (const order of await listDue(context)) {
    unanswered = (await isAnswered(context, order)) ? 0 : unanswered + 1;
    if (unanswered >= mostUnanswered) break;
  }
  await returnOverdue(context);
};

// A page is often paid in its first hours: it is asked about at every run. Later ones have time.
const listDue = async ({ db, clock }: Needs): Promise<readonly Order[]> => {
  const now = clock().getTime();
  const ago = (milliseconds: number) => new Date(now - milliseconds);
  const dueSince = sql`case when ${orders.createdAt} > ${ago(6 * hourInMs).toISOString()}::timestamptz then ${ago(minuteInMs).toISOString()}::timestamptz
    when ${orders.createdAt} > ${ago(48 * hourInMs).toISOString()}::timestamptz then ${ago(15 * minuteInMs).toISOString()}::timestamptz
    else ${ago(6 * hourInMs).toISOString()}::timestamptz end`;
  return db
    .select()
    .from(orders)
    .where(
      and(
        sql`${orders.state} in ('opening', 'open', 'closing')`,
        lt(orders.createdAt, ago(eventsArriveWithinMs)),
        sql`(${orders.askedAt} is null or ${orders.askedAt} <= ${dueSince})`,
      ),
    )
    .orderBy(sql`${orders.askedAt} nulls first`, orders.createdAt);
};

// Every order is asked for on its own: one that fails keeps no other waiting.
const isAnswered = async (context: Needs, order: Order): Promise<boolean> => {
  await context.db.update(orders).set({ askedAt: context.clock() }).where(eq(orders.id, order.id));
  try {
    await askAbout(context, order);
    return true;
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)) throw error;
    context.log.warn({ err: error, orderId: order.id }, 'the payment provider gave no answer; asked again later');
    return error instanceof PaymentsRefused;
  }
};

const askAbout = async (context: Needs, order: Order): Promise<void> => {
  if (order.sessionId === null) return closeHalfOpened(context, order);
  if (order.state === 'closing') {
    await closeCheckout(context, order);
    return;
  }
  const checkout = await context.payments.findCheckout(order.sessionId);
  if (checkout && checkout.status !== 'open') {
    await context.db.transaction((tx) => recordCheckout({ ...context, tx }, checkout));
    return;
  }
  const isForgotten = !checkout && order.createdAt.getTime() < context.clock().getTime() - pagesLiveForMs;
  if (isForgotten) await closeCheckout(context, { id: order.id, sessionId: null });
};

// Nobody was led to this page. Whoever is still opening it finds the order closed, and closes the page.
const closeHalfOpened = async (context: Needs, { id, createdAt }: Order): Promise<void> => {
  const found = await context.payments.findCheckoutOfOrder({ orderId: id, placedAt: createdAt });
  const sessionId = found?.sessionId ?? null;
  await context.db
    .update(orders)
    .set({ state: 'closing', sessionId })
    .where(and(eq(orders.id, id), isNull(orders.sessionId), inArray(orders.state, ['opening', 'closing'])));
  const [order] = await context.db.select().from(orders).where(eq(orders.id, id));
  if (order?.state === 'closing') await closeCheckout(context, order);
};

// Its job has given up by now, or is about to. What did not arrive at a card is left to the administrators.
const returnOverdue = async (context: Needs): Promise<void> => {
  const overdue = await context.db
    .select({ purchaseId: purchases.id })
    .from(purchases)
    .where(
      and(
        isNotNull(purchases.secondOf),
        isNull(purchases.refundedAt),
        isNull(purchases.refundFailedAt),
        lt(purchases.paidAt, new Date(context.clock().getTime() - 30 * minuteInMs)),
      ),
    );
  for (const second of overdue) {
    await returnSecondPayment(context, second).catch((error: unknown) => {
      context.log.error({ err: error, ...second }, 'a second payment is still not given back');
    });
  }
};
