import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { closeCheckout } from '#payments/checkout/close-checkout.ts';
import { claimSecrets, orders } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx, Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';

type Order = typeof orders.$inferSelect;

/**
 * Takes the place of what the buyer began before for the same thing: none of it is handed out any more. The buyer must be
 * locked, so that of two at the same moment the later one wins. Closing at the provider follows outside the transaction.
 */
export const replaceEarlierCheckouts = async (tx: Tx, order: Order): Promise<void> => {
  await tx
    .update(orders)
    .set({ state: 'closing' })
    .where(and(inArray(orders.state, ['opening', 'open']), ne(orders.id, order.id), isEarlierChoice(tx, order)));
};

/**
 * Closes at the provider what an order has replaced, so that nobody pays for the same thing twice. A page whose address is
 * not known yet has been shown to nobody: whoever is opening it closes it.
 * @throws Refused when one of them was paid in the meantime.
 */
export const closeReplacedCheckouts = async (
  context: Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log' | 'settings'>,
  order: Order,
): Promise<void> => {
  const { db } = context;
  const replaced = await db
    .select({ id: orders.id, sessionId: orders.sessionId })
    .from(orders)
    .where(
      and(
        eq(orders.state, 'closing'),
        isNotNull(orders.sessionId),
        ne(orders.id, order.id),
        isEarlierChoice(db, order),
      ),
    );
  for (const earlier of replaced) {
    if ((await closeCheckout(context, earlier)) === 'closed') continue;
    await db
      .update(orders)
      .set({ state: 'expired', guestName: null, guestEmail: null })
      .where(and(eq(orders.id, order.id), eq(orders.state, 'opening')));
    throw new Refused('conflict', justPaid(order));
  }
};

const isEarlierChoice = (db: DbOrTx, order: Order) => {
  if (order.userId !== null) return and(eq(orders.userId, order.userId), isForTheSame(order));
  // Guests are known by their browser alone: anybody can type an address, and must not close the page of whose it is.
  const browsers = db.select({ hash: claimSecrets.hash }).from(claimSecrets).where(eq(claimSecrets.orderId, order.id));
  const ofBrowsers = db
    .select({ orderId: claimSecrets.orderId })
    .from(claimSecrets)
    .where(inArray(claimSecrets.hash, browsers));
  return and(isNull(orders.userId), inArray(orders.id, ofBrowsers));
};

// A subscription covers every document, so it stands for the same as each of them.
const isForTheSame = ({ documentId, productType }: Order) =>
  productType === 'subscription' || documentId === null
    ? undefined
    : or(eq(orders.documentId, documentId), eq(orders.productType, 'subscription'));

const justPaid = ({ userId }: Order) => ({
  code: 'payment-in-progress',
  title: 'Payment Error',
  message: `A payment for this has just been made and is being confirmed. Please look at your ${userId === null ? 'mailbox' : 'dashboard'} in a moment.`,
});
