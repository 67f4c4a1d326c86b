import { and, eq, ne, or } from 'drizzle-orm';
import { orders } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

type Order = typeof orders.$inferSelect;

/** Closes the payment pages that the member opened before for the same thing, so that nobody pays for it twice. */
export const closeEarlierCheckouts = async (
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  order: Order & { readonly userId: string },
): Promise<void> => {
  const earlier = await db
    .select({ id: orders.id, sessionId: orders.sessionId })
    .from(orders)
    .where(
      and(eq(orders.userId, order.userId), eq(orders.state, 'open'), ne(orders.id, order.id), isForTheSame(order)),
    );

  for (const { id, sessionId } of earlier) {
    const checkout = sessionId === null ? undefined : await payments.expireCheckout(sessionId);
    if (checkout?.status === 'complete') throw new Refused('conflict', justPaid);
    await db
      .update(orders)
      .set({ state: 'expired' })
      .where(and(eq(orders.id, id), eq(orders.state, 'open')));
  }
};

const isForTheSame = ({ trustId, productType }: Order) =>
  or(
    trustId === null ? undefined : eq(orders.trustId, trustId),
    productType === 'subscription' ? eq(orders.productType, 'subscription') : undefined,
  );

const justPaid = {
  code: 'payment-in-progress',
  title: 'Payment Error',
  message: 'A payment for this has just been made and is being confirmed. Please look at your dashboard in a moment.',
};
