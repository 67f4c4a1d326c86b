import type { CreatePaymentBody, PaymentSession } from '@evergrant/contract/payments.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { hasActiveSubscription } from '#payments/find-entitlement.ts';
import { openPaymentPage } from '#payments/open-payment-page.ts';
import { planOf, type Plan } from '#payments/plan-of.ts';
import { requireCurrentPrice } from '#payments/require-current-price.ts';
import { countPackages } from '#payments/spend-package.ts';
import { orders } from '#payments/tables.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { loadOwnTrust } from '#trusts/load-own-trust.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'settings' | 'log'>;
type Wanted = z.output<typeof CreatePaymentBody>;
type Order = typeof orders.$inferSelect;

const title = 'Payment Error';

interface CheckoutWanted {
  readonly member: Member;
  readonly wanted: Wanted;
  /** Whose recommendation led here; approved. */
  readonly referralCode?: string | undefined;
}

/** Opens a checkout for a member. The price is the server's; the same key always leads to the same checkout. */
export const createPayment = async (context: Needs, input: CheckoutWanted): Promise<z.input<typeof PaymentSession>> => {
  const { member, wanted, referralCode } = input;
  const plan = planOf(wanted.metadata.productType);
  await requireBuyable(context, { member, wanted, plan });

  const order = await placeOrder(context, { member, wanted, plan, referralCode });
  const cancelPath = `/checkout?${order.trustId ? `trust=${order.trustId}&` : ''}cancelled=true`;
  return openPaymentPage(context, { order, customerEmail: member.email, cancelPath });
};

interface Purchase extends CheckoutWanted {
  readonly plan: Plan;
}

const requireBuyable = async ({ db }: Needs, { member, wanted, plan }: Purchase): Promise<void> => {
  requireCurrentPrice(plan, wanted.amount);
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
  if (plan.id === 'one_time' && (await countPackages(db, member.userId)) > 0) {
    const message = 'You already have a paid package; it will be used for this document.';
    throw new Refused('conflict', { code: 'has-package', title, message });
  }
};

const placeOrder = async ({ db }: Needs, { member, wanted, plan, referralCode }: Purchase): Promise<Order> => {
  const [placed] = await db
    .insert(orders)
    .values({
      userId: member.userId,
      trustId: wanted.metadata.trustId ?? null,
      productType: wanted.metadata.productType,
      amountInCents: plan.priceInCents,
      idempotencyKey: wanted.idempotencyKey,
      heardAboutUs: wanted.heardAboutUs ?? null,
      referralCode: referralCode ?? null,
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
