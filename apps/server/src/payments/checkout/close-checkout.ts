import { and, eq, inArray } from 'drizzle-orm';
import { recordCheckout } from '#payments/checkout/record-checkout.ts';
import { orders } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';

interface Closing {
  readonly id: string;
  readonly sessionId: string | null;
}

/**
 * Closes a payment page at the provider and records what became of it. `paid`: the buyer was faster.
 * @throws PaymentsUnavailable, PaymentsRefused
 */
export const closeCheckout = async (
  context: Pick<Context, 'db' | 'payments' | 'announce' | 'clock' | 'log' | 'settings'>,
  { id, sessionId }: Closing,
): Promise<'closed' | 'paid'> => {
  const checkout = sessionId === null ? undefined : await context.payments.expireCheckout(sessionId);
  if (checkout) await context.db.transaction((tx) => recordCheckout({ ...context, tx }, checkout));
  if (checkout?.status === 'complete') return 'paid';

  // What the provider does not know was never opened.
  await context.db
    .update(orders)
    .set({ state: 'expired', guestName: null, guestEmail: null })
    .where(and(eq(orders.id, id), inArray(orders.state, ['opening', 'open', 'closing'])));
  return 'closed';
};
