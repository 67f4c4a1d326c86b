import { eq } from 'drizzle-orm';
import { findContact } from '#accounts/find-contact.ts';
import { queueAutomation } from '#notifications/queue-automation.ts';
import { orders } from '#payments/tables.ts';
import type { Context } from '#platform/context.ts';

/** Tells the operator's automation of a payment: the amount in cents and who paid. */
export const automatePayment = async (
  context: Pick<Context, 'db' | 'automation' | 'announce' | 'clock' | 'settings'>,
  { orderId }: { readonly orderId: string },
): Promise<void> => {
  await context.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!order) return;
    const contact = order.userId ? await findContact(tx, order.userId) : undefined;
    const userEmail = contact?.email ?? order.guestEmail ?? '';
    await queueAutomation(
      { ...context, tx },
      {
        event: 'payment_complete',
        data: { amount: order.amountInCents, user_email: userEmail },
      },
    );
  });
};
