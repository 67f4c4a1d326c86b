import { trailOfOrder } from '#payments/trail-of-order.ts';
import type { InvoiceState } from '@evergrant/ports/payments/payments.ts';
import { eq } from 'drizzle-orm';
import { isOrderId } from '#payments/is-order-id.ts';
import { invoices, orders, purchases } from '#payments/tables.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** A month of a subscription that was paid, or tried in vain, at this moment. */
export interface InvoiceWord extends InvoiceState {
  readonly outcome: 'paid' | 'failed';
  readonly at: Date;
}

/** Records a month of a subscription. Paid is final: a failure that is told later changes nothing. */
export const recordInvoice = async (context: Inside<'announce' | 'log'>, word: InvoiceWord): Promise<void> => {
  const { tx, log } = context;
  const order = await findOrder(tx, word);
  if (!order) {
    log.warn({ invoiceId: word.invoiceId }, 'invoice event for no order of ours');
    return;
  }
  const known = await lockInvoice(tx, { word, order });
  if (word.outcome === 'paid') return recordPaid(context, { word, order, known });
  await recordFailed(context, { word, order, known });
};

type Order = Pick<typeof orders.$inferSelect, 'id' | 'userId'>;
type Invoice = typeof invoices.$inferSelect;

interface Told {
  readonly word: InvoiceWord;
  readonly order: Order;
  readonly known: Invoice;
}

const findOrder = async (tx: Tx, { orderId, subscriptionId }: InvoiceState): Promise<Order | undefined> => {
  const wanted = { id: orders.id, userId: orders.userId };
  if (isOrderId(orderId)) {
    const [named] = await tx.select(wanted).from(orders).where(eq(orders.id, orderId));
    if (named) return named;
  }
  if (!subscriptionId) return undefined;
  const [bought] = await tx
    .select(wanted)
    .from(purchases)
    .innerJoin(orders, eq(orders.id, purchases.orderId))
    .where(eq(purchases.subscriptionId, subscriptionId));
  return bought;
};

const lockInvoice = async (
  tx: Tx,
  { word, order }: { readonly word: InvoiceWord; readonly order: Order },
): Promise<Invoice> => {
  const { invoiceId: providerId, isRenewal, amountDueInCents: amountInCents, currency } = word;
  await tx
    .insert(invoices)
    .values({ providerId, orderId: order.id, isRenewal, amountInCents, currency })
    .onConflictDoNothing({ target: invoices.providerId });
  const [known] = await tx.select().from(invoices).where(eq(invoices.providerId, providerId)).for('update');
  if (!known) throw new Error(`no invoice ${providerId}`);
  return known;
};

const recordPaid = async ({ tx, announce }: Inside<'announce'>, { word, order, known }: Told): Promise<void> => {
  if (known.paidAt !== null) return;
  const paidAt = word.paidAt ?? word.at;
  await tx.update(invoices).set({ paidAt, amountInCents: word.amountPaidInCents }).where(eq(invoices.id, known.id));
  if (!word.isRenewal) return;

  await appendAudit(tx, {
    stream: trailOfOrder({ orderId: order.id, userId: order.userId }),
    at: paidAt,
    actor: 'system',
    action: 'renewal received',
    details: { orderId: order.id, invoiceId: known.id, amountInCents: word.amountPaidInCents },
  });
  await announce(tx, 'payment.renewed', { invoiceId: known.id });
};

const recordFailed = async ({ tx, announce }: Inside<'announce'>, { word, order, known }: Told): Promise<void> => {
  const failedAt = known.failedAt !== null && known.failedAt > word.at ? known.failedAt : word.at;
  await tx.update(invoices).set({ failedAt }).where(eq(invoices.id, known.id));

  // The provider tries again by itself; one mail about a month is enough.
  if (known.failedAt !== null || known.paidAt !== null) return;
  await announce(tx, 'payment.failed', { orderId: order.id, invoiceId: known.id });
};
