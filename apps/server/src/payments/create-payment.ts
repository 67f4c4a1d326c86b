import type { CreatePaymentBody, PaymentSession } from '@evergrant/contract/payments.ts';
import { PaymentsRefused, PaymentsUnavailable } from '@evergrant/ports/payments/payments.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { closeEarlierCheckouts } from '#payments/close-earlier-checkouts.ts';
import { hasActiveSubscription } from '#payments/find-entitlement.ts';
import { planOf, type Plan } from '#payments/plan-of.ts';
import { orders } from '#payments/tables.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { loadOwnTrust } from '#trusts/load-own-trust.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'settings' | 'log'>;
type Wanted = z.output<typeof CreatePaymentBody>;
type Order = typeof orders.$inferSelect;

const title = 'Payment Error';

/** Opens a checkout for a member. The price is the server's; the same key always leads to the same checkout. */
export const createPayment = async (
  context: Needs,
  input: { readonly member: Member; readonly wanted: Wanted },
): Promise<z.input<typeof PaymentSession>> => {
  const { member, wanted } = input;
  const plan = planOf(wanted.metadata.productType);
  await requireBuyable(context, { member, wanted, plan });

  const order = await placeOrder(context, { member, wanted, plan });
  if (order.state === 'expired') throw new Refused('conflict', expired);
  if (order.sessionId && order.checkoutUrl) return { sessionId: order.sessionId, url: order.checkoutUrl };

  const opened = await openCheckout(context, { member, order, plan });

  await context.db
    .update(orders)
    .set({ state: 'open', sessionId: opened.sessionId, checkoutUrl: opened.url })
    .where(and(eq(orders.id, order.id), eq(orders.state, 'opening')));
  return { sessionId: opened.sessionId, url: opened.url };
};

const expired = {
  code: 'checkout-expired',
  title,
  message: 'The payment page that you opened has expired. Please reload this page and try again.',
};

interface Purchase {
  readonly member: Member;
  readonly wanted: Wanted;
  readonly plan: Plan;
}

const requireBuyable = async ({ db }: Needs, { member, wanted, plan }: Purchase): Promise<void> => {
  if (wanted.amount !== plan.priceInCents) {
    const message = 'The price on your screen is no longer current. Please reload the page and try again.';
    throw new Refused('conflict', { code: 'price-changed', title, message });
  }
  if (await hasActiveSubscription(db, member.userId)) {
    const message = 'Your subscription is active and covers all of your documents. There is nothing to pay.';
    throw new Refused('conflict', { code: 'already-subscribed', title, message });
  }
  const { trustId } = wanted.metadata;
  if (!trustId && plan.id === 'subscription') return;
  if (!trustId) {
    const message = 'Please choose the document that you want to pay for.';
    throw new Refused('invalid', { code: 'no-trust', title, message });
  }
  const trust = await loadOwnTrust(db, { trustId, userId: member.userId });
  if (trust.paidAt && plan.id === 'one_time') {
    const message = 'This document is already paid for.';
    throw new Refused('conflict', { code: 'already-paid', title, message });
  }
};

const placeOrder = async ({ db }: Needs, { member, wanted, plan }: Purchase): Promise<Order> => {
  const [placed] = await db
    .insert(orders)
    .values({
      userId: member.userId,
      trustId: wanted.metadata.trustId ?? null,
      productType: wanted.metadata.productType,
      amountInCents: plan.priceInCents,
      idempotencyKey: wanted.idempotencyKey,
      heardAboutUs: wanted.heardAboutUs ?? null,
      includesCertifiedCopy: wanted.metadata.includeCertifiedCopy ?? false,
    })
    .onConflictDoNothing({ target: [orders.userId, orders.idempotencyKey] })
    .returning();
  if (placed) return placed;
  const [earlier] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, member.userId), eq(orders.idempotencyKey, wanted.idempotencyKey)));
  if (earlier && isSameChoice(earlier, wanted)) return earlier;
  const message = 'This checkout was begun with other choices. Please reload the page and try again.';
  throw new Refused('conflict', { code: 'key-reused', title, message });
};

const isSameChoice = (order: Order, { metadata }: Wanted): boolean =>
  order.productType === metadata.productType && order.trustId === (metadata.trustId ?? null);

const openCheckout = async (
  { db, payments, settings, log }: Needs,
  { member, order, plan }: { readonly member: Member; readonly order: Order; readonly plan: Plan },
) => {
  try {
    await closeEarlierCheckouts({ db, payments }, order);
    return await payments.openCheckout({
      orderId: order.id,
      kind: plan.id,
      amountInCents: order.amountInCents,
      productName: plan.name,
      description: plan.id === 'subscription' ? 'All of your documents, every month' : 'One document, paid once',
      customerEmail: member.email,
      successUrl: `${settings.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${settings.origin}/checkout?${order.trustId ? `trust=${order.trustId}&` : ''}cancelled=true`,
      metadata: {
        orderId: order.id,
        productType: order.productType,
        ...(order.trustId ? { trustId: order.trustId } : {}),
      },
      idempotencyKey: `order-${order.id}`,
    });
  } catch (error) {
    if (error instanceof PaymentsUnavailable) {
      log.warn({ err: error, orderId: order.id }, 'payment provider unavailable');
      throw new Refused(
        'outside',
        { code: 'payment-unavailable', title, message: 'Failed to process payment' },
        { cause: error },
      );
    }
    if (!(error instanceof PaymentsRefused)) throw error;
    log.error({ err: error, orderId: order.id }, 'payment provider refused a checkout');
    const message = 'Payment system configuration error. Please contact support.';
    throw new Refused('outside', { code: 'payment-refused', title, message }, { cause: error });
  }
};
