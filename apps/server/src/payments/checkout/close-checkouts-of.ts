import { and, eq, inArray, ne } from 'drizzle-orm';
import { closeCheckout } from '#payments/checkout/close-checkout.ts';
import { orders } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';

/**
 * Closes the payment pages of a document that is gone, or paid for otherwise. A page that is being opened at this moment is
 * closed by whoever opens it. A subscription covers every document, so its page stays.
 * @throws PaymentsUnavailable, PaymentsRefused
 */
export const closeCheckoutsOf = async (
  context: Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log' | 'settings'>,
  { documentId }: { readonly documentId: string },
): Promise<void> => {
  const unfinished = await context.db
    .update(orders)
    .set({ state: 'closing' })
    .where(
      and(
        eq(orders.documentId, documentId),
        ne(orders.productType, 'subscription'),
        inArray(orders.state, ['opening', 'open', 'closing']),
      ),
    )
    .returning({ id: orders.id, sessionId: orders.sessionId });
  for (const order of unfinished) if (order.sessionId !== null) await closeCheckout(context, order);
};
