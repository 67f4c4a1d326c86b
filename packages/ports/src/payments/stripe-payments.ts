import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { PaymentsRefused, PaymentsUnavailable } from '#payments/payments.ts';
import type {
  CheckoutRequest,
  CheckoutSearch,
  CheckoutState,
  OpenedCheckout,
  PaymentEvent,
  Payments,
  RefundRequest,
  RefundState,
  WebhookRefusal,
  WebhookRefusalReason,
} from '#payments/payments.ts';
import { readCheckoutState } from '#payments/read-checkout-state.ts';
import { readStripeEvent } from '#payments/read-stripe-event.ts';
import { requireSafeStripePeer } from '#payments/require-safe-stripe-peer.ts';
import type { StripePeer } from '#payments/require-safe-stripe-peer.ts';
import {
  endSubscription,
  findSubscription,
  listPaidInvoices,
  openBillingPortal,
} from '#payments/stripe-subscriptions.ts';
import {
  createOnboardingLink,
  createPayoutAccount,
  findPayoutAccount,
  findTransfers,
  sendTransfer,
} from '#payments/stripe-payout-accounts.ts';
import { translateStripeError } from '#payments/translate-stripe-error.ts';

/** A call is tried twice, so that an answer or its absence is known in time for a person who waits. */
const requestTimeoutInMs = 4_000;
const repeats = 1;
/** The SDK pauses at most this long before its first repeat. */
const pauseInMs = 500;
/** After so long every call has been answered or has failed, in milliseconds. */
export const longestCallInMs = (1 + repeats) * requestTimeoutInMs + repeats * pauseInMs;

const webhookToleranceInSeconds = 300;
const refundStatuses = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] as const;

/**
 * Payments through the official Stripe SDK: to Stripe by default, to a Stripe-shaped peer with `host`, `port`, `protocol`.
 * @throws PaymentsRefused (`unsafe-configuration`) for a combination of key and address that is not safe.
 */
export const createStripePayments = (peer: StripePeer): Payments => {
  const { isLive } = requireSafeStripePeer(peer);
  const stripe = new Stripe(peer.secretKey, {
    ...(peer.host ? { host: peer.host } : {}),
    ...(peer.port ? { port: peer.port } : {}),
    ...(peer.protocol ? { protocol: peer.protocol } : {}),
    timeout: requestTimeoutInMs,
    maxNetworkRetries: repeats,
    telemetry: false,
  });

  return {
    openCheckout: (request) => translated(() => openCheckout(stripe, request)),
    findCheckout: (sessionId) => translated(() => findCheckout(stripe, sessionId)),
    findCheckoutOfOrder: (search) => translated(() => findCheckoutOfOrder(stripe, search)),
    expireCheckout: (sessionId) => translated(() => expireCheckout(stripe, sessionId)),
    refund: (request) => translated(() => refund(stripe, request)),
    openBillingPortal: (request) => translated(() => openBillingPortal(stripe, request)),
    findSubscription: (id) => translated(() => findSubscription(stripe, id)),
    endSubscription: (id) => translated(() => endSubscription(stripe, id)),
    listPaidInvoices: (id) => translated(() => listPaidInvoices(stripe, id)),
    createPayoutAccount: (request) => translated(() => createPayoutAccount(stripe, request)),
    createOnboardingLink: (request) => translated(() => createOnboardingLink(stripe, request)),
    findPayoutAccount: (id) => translated(() => findPayoutAccount(stripe, id)),
    sendTransfer: (request) => translated(() => sendTransfer(stripe, request)),
    findTransfers: (payoutId) => translated(() => findTransfers(stripe, payoutId)),
    readWebhook: (rawBody, signature) => readWebhook(stripe, { rawBody, signature, isLive, secrets: secretsOf(peer) }),
  };
};

const translated = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    throw translateStripeError(error);
  }
};

const openCheckout = async (stripe: Stripe, request: CheckoutRequest): Promise<OpenedCheckout> => {
  const session = await stripe.checkout.sessions.create(describeCheckout(request), {
    idempotencyKey: request.idempotencyKey,
  });

  if (!session.id || !session.url || !Number.isSafeInteger(session.expires_at)) {
    throw new PaymentsUnavailable('The payment provider answered without a payment page.');
  }
  return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
};

const describeCheckout = (request: CheckoutRequest): Stripe.Checkout.SessionCreateParams => {
  const isSubscription = request.kind === 'subscription';
  const metadata = { ...request.metadata, order_id: request.orderId };

  return {
    mode: isSubscription ? 'subscription' : 'payment',
    ui_mode: 'hosted_page',
    client_reference_id: request.orderId,
    customer_email: request.customerEmail,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    metadata,
    // The order id travels to everything that the checkout creates, so that later events name their order.
    ...(isSubscription ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: request.amountInCents,
          product_data: {
            name: request.productName,
            ...(request.description ? { description: request.description } : {}),
          },
          ...(isSubscription ? { recurring: { interval: 'month' } } : {}),
        },
      },
    ],
  };
};

const findCheckout = async (stripe: Stripe, sessionId: string): Promise<CheckoutState | undefined> => {
  // An empty or odd id would address another part of the API.
  if (!/^\w{1,255}$/.test(sessionId)) return undefined;
  const session = await retrieveOrNothing(stripe, sessionId);
  if (!session) return undefined;

  const checkout = requireCheckoutState(session);
  if (checkout.sessionId !== sessionId) {
    throw new PaymentsUnavailable('The payment provider answered about another checkout.');
  }
  if (checkout.paymentIntentId || !checkout.invoiceId) return checkout;
  return { ...checkout, paymentIntentId: await findPaymentOfInvoice(stripe, checkout.invoiceId) };
};

const clocksDifferBySeconds = 5 * 60;

// Sessions cannot be searched by what we call them, so all that are young enough are looked through, a hundred at a time.
const findCheckoutOfOrder = async (
  stripe: Stripe,
  { orderId, placedAt }: CheckoutSearch,
): Promise<CheckoutState | undefined> => {
  const gte = Math.floor(placedAt.getTime() / 1000) - clocksDifferBySeconds;
  for await (const session of stripe.checkout.sessions.list({ created: { gte }, limit: 100 })) {
    if (session.client_reference_id === orderId) return findCheckout(stripe, session.id);
  }
  return undefined;
};

const retrieveOrNothing = async (stripe: Stripe, sessionId: string): Promise<unknown> => {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
};

const requireCheckoutState = (session: unknown): CheckoutState => {
  const checkout = readCheckoutState(session);
  if (!checkout) throw new PaymentsUnavailable('The payment provider answered with a checkout that is not understood.');
  return checkout;
};

const findPaymentOfInvoice = async (stripe: Stripe, invoiceId: string): Promise<string | undefined> => {
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 });
  const paidWith = data[0]?.payment.payment_intent;
  return typeof paidWith === 'string' ? paidWith : paidWith?.id;
};

const expireCheckout = async (stripe: Stripe, sessionId: string): Promise<CheckoutState | undefined> => {
  const found = await findCheckout(stripe, sessionId);
  if (!found || found.status !== 'open') return found;

  try {
    const idempotencyKey = `expire:${sessionId}:${randomUUID()}`;
    return requireCheckoutState(await stripe.checkout.sessions.expire(sessionId, {}, { idempotencyKey }));
  } catch (error) {
    if (!(translateStripeError(error) instanceof PaymentsRefused)) throw error;
    // The buyer paid between the question and the order to close.
    const now = await findCheckout(stripe, sessionId);
    if (now && now.status !== 'open') return now;
    throw error;
  }
};

const refund = async (stripe: Stripe, request: RefundRequest): Promise<RefundState> => {
  const answer = await stripe.refunds.create(
    {
      payment_intent: request.paymentIntentId,
      ...(request.amountInCents === undefined ? {} : { amount: request.amountInCents }),
      reason: request.isDuplicate ? 'duplicate' : 'requested_by_customer',
    },
    { idempotencyKey: request.idempotencyKey },
  );

  const status = refundStatuses.find((known) => known === answer.status);
  if (!answer.id || !status || !Number.isSafeInteger(answer.amount)) {
    throw new PaymentsUnavailable('The payment provider answered with a refund that is not understood.');
  }
  return { refundId: answer.id, status, amountInCents: answer.amount };
};

interface Delivery {
  readonly rawBody: string;
  readonly signature: string;
  readonly secrets: readonly string[];
  readonly isLive: boolean;
}

// Stripe tells of our own account and of those whom we pay at two endpoints, each with a secret of its own.
const secretsOf = ({ webhookSecret, connectWebhookSecret }: StripePeer): readonly string[] =>
  connectWebhookSecret ? [webhookSecret, connectWebhookSecret] : [webhookSecret];

const refuse = (reason: WebhookRefusalReason): WebhookRefusal => ({ kind: 'refused', reason });

const readWebhook = async (stripe: Stripe, delivery: Delivery): Promise<PaymentEvent | WebhookRefusal> => {
  const times = [...delivery.signature.matchAll(/(?:^|,)t=([^,]*)/g)].map((match) => match[1] ?? '');
  const [signedAt = ''] = times;
  if (times.length !== 1 || !/^\d{1,12}$/.test(signedAt)) return refuse('not-genuine');
  // The SDK refuses only the past; a time in the future would stay valid for too long.
  const ageInSeconds = Math.floor(Date.now() / 1000) - Number(signedAt);
  if (Math.abs(ageInSeconds) > webhookToleranceInSeconds) return refuse('not-recent');

  const verified = await verify(stripe, delivery);
  if (verified === 'not-genuine' || verified === 'not-readable') return refuse(verified);
  const read = readStripeEvent(verified);
  if (!read) return refuse('not-readable');
  if (read.isLive === delivery.isLive) return read.event;
  if (!read.isFromPayoutAccount) return refuse('wrong-mode');
  // Stripe tells test events of those accounts to the live endpoint too: they are taken and change nothing.
  const { eventId, createdAt } = read.event;
  return { kind: 'other', eventId, createdAt, type: verified.type };
};

const verify = async (
  stripe: Stripe,
  { rawBody, signature, secrets }: Delivery,
): Promise<Stripe.Event | 'not-genuine' | 'not-readable'> => {
  for (const secret of secrets) {
    try {
      return await stripe.webhooks.constructEventAsync(rawBody, signature, secret, webhookToleranceInSeconds);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return 'not-readable';
    }
  }
  return 'not-genuine';
};
