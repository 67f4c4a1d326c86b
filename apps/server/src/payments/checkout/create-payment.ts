import type { CreatePaymentBody, PaymentSession } from '@evergrant/contract/payments.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { hasActiveSubscription } from '#payments/entitlement/find-entitlement.ts';
import { buyerOf, lockBuyer } from '#payments/buyers/lock-buyer.ts';
import { openPaymentPage } from '#payments/checkout/open-payment-page.ts';
import { planOf, type Plan } from '#payments/plan-of.ts';
import { replaceEarlierCheckouts } from '#payments/checkout/replace-checkouts.ts';
import { requireCurrentPrice } from '#payments/checkout/require-current-price.ts';
import { countPackages } from '#payments/entitlement/spend-package.ts';
import { orders, purchases } from '#payments/tables.ts';
import type { Member } from '#platform/actor.ts';
import type { Context, Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { Refused } from '#platform/refused.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'settings' | 'announce' | 'clock' | 'log'>;
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
  requireCurrentPrice(plan, wanted.amount);

  const order = await context.db.transaction(async (tx) => {
    await lockBuyer(tx, buyerOf({ userId: member.userId, guestEmail: null }));
    await requireBuyable(tx, { member, wanted, plan });
    return placeOrder({ ...context, tx }, { member, wanted, plan, referralCode });
  });

  const cancelPath = `/checkout?${order.documentId ? `trust=${order.documentId}&` : ''}cancelled=true`;
  return openPaymentPage(context, { order, customerEmail: member.email, cancelPath });
};

interface Purchase extends CheckoutWanted {
  readonly plan: Plan;
}

const requireBuyable = async (tx: Tx, { member, wanted, plan }: Purchase): Promise<void> => {
  if (await hasActiveSubscription(tx, member.userId)) {
    const message = 'Your subscription is active and covers all of your documents. There is nothing to pay.';
    throw new Refused('conflict', { code: 'already-subscribed', title, message });
  }
  const { trustId: documentId } = wanted.metadata;
  if (!documentId && plan.id === 'subscription') return;
  if (!documentId) {
    const message = 'Please choose the document that you want to pay for.';
    throw new Refused('invalid', { code: 'no-document', title, message });
  }
  const document = await loadOwnDocument(tx, { documentId, userId: member.userId });
  if (plan.id === 'one_time' && (document.paidAt !== null || (await isPaidFor(tx, documentId)))) {
    const message = 'This document is already paid for.';
    throw new Refused('conflict', { code: 'already-paid', title, message });
  }
  if (plan.id === 'one_time' && (await countPackages(tx, member.userId)) > 0) {
    const message = 'You already have a paid package; it will be used for this document.';
    throw new Refused('conflict', { code: 'has-package', title, message });
  }
};

// The payment of a moment ago is known here before the document has been unlocked.
const isPaidFor = async (tx: Tx, documentId: string): Promise<boolean> => {
  const [paid] = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.documentId, documentId),
        ne(purchases.productType, 'subscription'),
        isNull(purchases.refundedAt),
      ),
    )
    .limit(1);
  return paid !== undefined;
};

const placeOrder = async (
  { tx, clock }: Inside<'clock'>,
  { member, wanted, plan, referralCode }: Purchase,
): Promise<Order> => {
  const [placed] = await tx
    .insert(orders)
    .values({
      userId: member.userId,
      documentId: wanted.metadata.trustId ?? null,
      productType: wanted.metadata.productType,
      amountInCents: plan.priceInCents,
      idempotencyKey: wanted.idempotencyKey,
      heardAboutUs: wanted.heardAboutUs ?? null,
      referralCode: referralCode ?? null,
      includesCertifiedCopy: wanted.metadata.includeCertifiedCopy ?? false,
      createdAt: clock(),
    })
    .onConflictDoNothing({ target: [orders.userId, orders.idempotencyKey] })
    .returning();
  if (placed) {
    await replaceEarlierCheckouts(tx, placed);
    return placed;
  }
  const [earlier] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, member.userId), eq(orders.idempotencyKey, wanted.idempotencyKey)));
  if (earlier && isSameChoice(earlier, wanted)) return earlier;
  const message = 'This checkout was begun with other choices. Please reload the page and try again.';
  throw new Refused('conflict', { code: 'key-reused', title, message });
};

const isSameChoice = (order: Order, { metadata }: Wanted): boolean =>
  order.productType === metadata.productType && order.documentId === (metadata.trustId ?? null);
