import type { CreateGuestPaymentBody } from '@evergrant/contract/guest-purchases.ts';
import type { PaymentSession } from '@evergrant/contract/payments.ts';
import { findNameMistake } from '@evergrant/domain/names/find-name-mistake.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { isEmailAddress } from '@evergrant/domain/kit/is-email-address.ts';
import { createClaimSecret, hashClaimSecret } from '#payments/claims/claim-secret.ts';
import { guestCheckoutsFromAddress, tooMany } from '#payments/guest-limits.ts';
import { buyerOf, lockBuyer } from '#payments/buyers/lock-buyer.ts';
import { openPaymentPage } from '#payments/checkout/open-payment-page.ts';
import { planOf } from '#payments/plan-of.ts';
import { replaceEarlierCheckouts } from '#payments/checkout/replace-checkouts.ts';
import { requireCurrentPrice } from '#payments/checkout/require-current-price.ts';
import { claimSecrets, orders } from '#payments/tables.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context, Inside } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import { Refused } from '#platform/refused.ts';

type Needs = Pick<Context, 'db' | 'payments' | 'settings' | 'announce' | 'clock' | 'log'>;
type Wanted = z.output<typeof CreateGuestPaymentBody>;
type Order = typeof orders.$inferSelect;

interface GuestPayment {
  readonly wanted: Wanted;
  /** What the browser proves its earlier checkouts with. */
  readonly browserSecret: string | undefined;
  readonly origin: Origin;
  /** Whose recommendation led here; approved. */
  readonly referralCode?: string | undefined;
}

interface OpenedForGuest {
  readonly session: z.input<typeof PaymentSession>;
  /** What the browser must keep to claim this purchase. */
  readonly browserSecret: string;
}

/** Opens a checkout for somebody without an account. The price is the server's; the browser can claim what it paid for. */
export const createGuestPayment = async (context: Needs, input: GuestPayment): Promise<OpenedForGuest> => {
  const wanted = requireGuest(input.wanted);
  requireCurrentPrice(planOf(wanted.metadata.productType), wanted.amount);
  await rateLimitOf(context.db).count(guestCheckoutsFromAddress, networkOf(input.origin.ipAddress), tooMany);

  const browserSecret = input.browserSecret ?? createClaimSecret();
  const order = await placeOrder(context, { wanted, browserSecret, referralCode: input.referralCode });
  const cancelPath = `/checkout?guest=${planOf(order.productType).id}&cancelled=true`;
  const session = await openPaymentPage(context, { order, customerEmail: wanted.guestInfo.email, cancelPath });
  return { session, browserSecret };
};

const requireGuest = (wanted: Wanted): Wanted => {
  const guestInfo = { name: wanted.guestInfo.name.trim(), email: wanted.guestInfo.email.trim().toLowerCase() };
  if (!guestInfo.name || !guestInfo.email) {
    const message = 'Please provide your name and email to continue.';
    throw new Refused('invalid', { code: 'missing', title: 'Missing Information', message });
  }
  const wrongName = findNameMistake(guestInfo.name);
  if (wrongName) {
    const errors = [{ field: 'name', message: wrongName }];
    throw new Refused('invalid', { code: 'invalid-name', title: 'Check Your Name', message: wrongName, errors });
  }
  if (!isEmailAddress(guestInfo.email)) {
    const message = 'Please enter a valid email address.';
    const errors = [{ field: 'email', message }];
    throw new Refused('invalid', { code: 'invalid-email', title: 'Invalid Email', message, errors });
  }
  return { ...wanted, guestInfo };
};

interface Placing extends Pick<GuestPayment, 'wanted' | 'referralCode'> {
  readonly browserSecret: string;
}

const placeOrder = async ({ db, clock }: Needs, placing: Placing): Promise<Order> =>
  db.transaction(async (tx) => {
    const { wanted } = placing;
    const browserHash = hashClaimSecret(placing.browserSecret);
    const buyer = buyerOf({ userId: null, guestEmail: wanted.guestInfo.email });
    await lockBuyer(tx, buyer, `browser ${browserHash}`);

    const placed = await insertOrder({ tx, clock }, placing);
    const ofKey = and(isNull(orders.userId), eq(orders.idempotencyKey, wanted.idempotencyKey));
    const order = placed ?? (await tx.select().from(orders).where(ofKey))[0];
    if (!order || !isSameChoice(order, wanted)) throw new Refused('conflict', otherChoice);

    // A repeat whose first answer was lost brings another secret for the same order; both belong to the buyer.
    await tx
      .insert(claimSecrets)
      .values({ hash: browserHash, orderId: order.id, kind: 'browser', createdAt: clock() })
      .onConflictDoNothing();
    if (placed) await replaceEarlierCheckouts(tx, placed);
    return order;
  });

/** Undefined where this was asked for already. */
const insertOrder = async (
  { tx, clock }: Inside<'clock'>,
  { wanted, referralCode }: Placing,
): Promise<Order | undefined> => {
  const { guestInfo, metadata, idempotencyKey, language, heardAboutUs = null } = wanted;
  const [placed] = await tx
    .insert(orders)
    .values({
      productType: metadata.productType,
      amountInCents: planOf(metadata.productType).priceInCents,
      idempotencyKey,
      heardAboutUs,
      referralCode: referralCode ?? null,
      language,
      guestName: guestInfo.name,
      guestEmail: guestInfo.email,
      createdAt: clock(),
    })
    .onConflictDoNothing()
    .returning();
  return placed;
};

const isSameChoice = (order: Order, { guestInfo, metadata }: Wanted): boolean =>
  order.productType === metadata.productType &&
  order.guestName === guestInfo.name &&
  order.guestEmail === guestInfo.email;

const otherChoice = {
  code: 'key-reused',
  title: 'Payment Error',
  message: 'This checkout was begun with other choices. Please reload the page and try again.',
};
