import type { Occurrence } from '#payments/occurrence.ts';
import type {
  PayoutAccounts,
  PayoutAccountUpdated,
  TransferCreated,
  TransferReversed,
} from '#payments/payout-accounts.ts';

/** What is bought: paid once, or renewed every month until it is cancelled. */
export type CheckoutKind = 'one_time' | 'subscription';

/** Everything the hosted payment page needs; the price comes from the server's own list. */
export interface CheckoutRequest {
  readonly orderId: string;
  readonly kind: CheckoutKind;
  /** Whole US cents; for a subscription, the price of one month. */
  readonly amountInCents: number;
  readonly productName: string;
  readonly description: string;
  readonly customerEmail: string;
  /** May contain `{CHECKOUT_SESSION_ID}`, which the provider replaces. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** At most 49 keys of 40 characters with values of 500 characters. */
  readonly metadata: Readonly<Record<string, string>>;
  /** The same key with the same content opens the same checkout, at most 255 characters. */
  readonly idempotencyKey: string;
}

/** A payment page that waits for its buyer. */
export interface OpenedCheckout {
  readonly sessionId: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** What the provider says about a checkout at this moment. */
export interface CheckoutState {
  readonly sessionId: string;
  readonly orderId: string | undefined;
  readonly kind: CheckoutKind;
  readonly status: 'open' | 'complete' | 'expired';
  readonly paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  readonly amountTotalInCents: number;
  /** Lower case, three letters. */
  readonly currency: string;
  readonly customerEmail: string | undefined;
  readonly paymentIntentId: string | undefined;
  readonly subscriptionId: string | undefined;
  readonly invoiceId: string | undefined;
  readonly customerId: string | undefined;
  /** The page to pay on, while the checkout is open. */
  readonly url: string | undefined;
}

/** An order whose checkout is looked for. */
export interface CheckoutSearch {
  readonly orderId: string;
  /** No checkout of it is older than this, but for clocks that differ by a few minutes. */
  readonly placedAt: Date;
}

/** Money to give back, all of what is left of a payment or a part of it. */
export interface RefundRequest {
  readonly paymentIntentId: string;
  /** Whole cents; absent gives back everything that is left. */
  readonly amountInCents?: number;
  /** The same was paid for twice; absent says that the buyer asked. */
  readonly isDuplicate?: boolean;
  readonly idempotencyKey: string;
}

export interface BillingPortalRequest {
  readonly customerId: string;
  /** Where the page leads back to. */
  readonly returnUrl: string;
}

export interface RefundState {
  readonly refundId: string;
  readonly status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  readonly amountInCents: number;
}

export type SubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'incomplete'
  | 'incomplete_expired'
  | 'paused'
  | 'canceled';

/** What the provider says about a subscription at this moment. */
export interface SubscriptionState {
  readonly orderId: string | undefined;
  readonly subscriptionId: string;
  readonly customerId: string;
  /** `canceled` is final: a subscription that has ended never begins again. */
  readonly status: SubscriptionStatus;
  readonly cancelsAtPeriodEnd: boolean;
  readonly currentPeriodEndsAt: Date | undefined;
}

/** One month of a subscription that was asked for: paid, or tried in vain. */
export interface InvoiceState {
  readonly orderId: string | undefined;
  readonly invoiceId: string;
  readonly subscriptionId: string | undefined;
  readonly customerId: string | undefined;
  readonly currency: string;
  /** False for the first month, which the checkout itself pays. */
  readonly isRenewal: boolean;
  readonly amountDueInCents: number;
  readonly amountPaidInCents: number;
  readonly paidAt: Date | undefined;
}

export interface CheckoutCompleted extends Occurrence {
  readonly kind: 'checkout-completed';
  readonly checkout: CheckoutState;
}

export interface CheckoutExpired extends Occurrence {
  readonly kind: 'checkout-expired';
  readonly checkout: CheckoutState;
}

export interface PaymentFailed extends Occurrence {
  readonly kind: 'payment-failed';
  readonly orderId: string | undefined;
  /** Known when a delayed payment of a finished checkout failed. */
  readonly sessionId: string | undefined;
  readonly paymentIntentId: string | undefined;
  readonly reason: string;
}

export interface SubscriptionChanged extends Occurrence, SubscriptionState {
  readonly kind: 'subscription-changed';
}

export interface InvoicePaid extends Occurrence, InvoiceState {
  readonly kind: 'invoice-paid';
}

export interface InvoiceFailed extends Occurrence, InvoiceState {
  readonly kind: 'invoice-failed';
}

export interface Refunded extends Occurrence {
  readonly kind: 'refunded';
  readonly orderId: string | undefined;
  readonly chargeId: string;
  readonly paymentIntentId: string | undefined;
  readonly chargedInCents: number;
  /** The sum of all refunds of this charge so far. */
  readonly totalRefundedInCents: number;
  readonly currency: string;
  readonly isFullyRefunded: boolean;
}

/** Money that was given back did not arrive: it is ours again. */
export interface RefundFailed extends Occurrence {
  readonly kind: 'refund-failed';
  readonly refundId: string;
  readonly paymentIntentId: string | undefined;
  /** Of this refund alone. */
  readonly amountInCents: number;
  /** The provider's word for why, such as `lost_or_stolen_card`. */
  readonly reason: string | undefined;
}

/** A genuine event that no part of the product waits for. */
export interface OtherEvent extends Occurrence {
  readonly kind: 'other';
  readonly type: string;
}

/** What happened outside, translated; state may be newer than the event, so ask again before acting. */
export type PaymentEvent =
  | CheckoutCompleted
  | CheckoutExpired
  | PaymentFailed
  | SubscriptionChanged
  | InvoicePaid
  | InvoiceFailed
  | Refunded
  | RefundFailed
  | PayoutAccountUpdated
  | TransferCreated
  | TransferReversed
  | OtherEvent;

export type WebhookRefusalReason = 'not-genuine' | 'not-recent' | 'wrong-mode' | 'not-readable';

/** A delivery that must change nothing: answer 400. */
export interface WebhookRefusal {
  readonly kind: 'refused';
  readonly reason: WebhookRefusalReason;
}

/** Takes money through a page that the provider hosts, and pays people; no card data ever reaches us. */
export interface Payments extends PayoutAccounts {
  /**
   * Opens a payment page in US dollars.
   * @throws PaymentsUnavailable when nobody knows whether it was opened: repeat with the same key.
   * @throws PaymentsRefused when the provider will never accept this request.
   */
  readonly openCheckout: (request: CheckoutRequest) => Promise<OpenedCheckout>;
  /**
   * Asks for a checkout; `undefined` when the provider does not know it.
   * @throws PaymentsUnavailable when the answer is missing or not understood: it is then not paid.
   */
  readonly findCheckout: (sessionId: string) => Promise<CheckoutState | undefined>;
  /**
   * Looks for the checkout that was opened for an order whose page nobody has heard of; `undefined` when there is none.
   * @throws PaymentsUnavailable, PaymentsRefused
   */
  readonly findCheckoutOfOrder: (search: CheckoutSearch) => Promise<CheckoutState | undefined>;
  /**
   * Closes an open payment page. The answer may be `complete`: the buyer was faster.
   * @throws PaymentsUnavailable, PaymentsRefused
   */
  readonly expireCheckout: (sessionId: string) => Promise<CheckoutState | undefined>;
  /**
   * Gives money back.
   * @throws PaymentsUnavailable when the outcome is unknown: repeat with the same key.
   * @throws PaymentsRefused for example `charge_already_refunded`.
   */
  readonly refund: (request: RefundRequest) => Promise<RefundState>;
  /**
   * Opens a page of the provider on which a customer sees and cancels the subscription and mends a failed payment.
   * @throws PaymentsUnavailable, PaymentsRefused
   */
  readonly openBillingPortal: (request: BillingPortalRequest) => Promise<{ readonly url: string }>;
  /**
   * Asks for a subscription; `undefined` when the provider does not know it.
   * @throws PaymentsUnavailable when the answer is missing or not understood.
   */
  readonly findSubscription: (subscriptionId: string) => Promise<SubscriptionState | undefined>;
  /**
   * Ends a subscription at once, without giving money back; one that has ended already stays so.
   * @throws PaymentsUnavailable, PaymentsRefused
   */
  readonly endSubscription: (subscriptionId: string) => Promise<SubscriptionState | undefined>;
  /**
   * The paid months of a subscription, the newest first, at most a hundred.
   * @throws PaymentsUnavailable, PaymentsRefused
   */
  readonly listPaidInvoices: (subscriptionId: string) => Promise<readonly InvoiceState[]>;
  /** Verifies a webhook delivery over its exact bytes and translates it; never throws for bad input. */
  readonly readWebhook: (rawBody: string, signature: string) => Promise<PaymentEvent | WebhookRefusal>;
}

/** The outside failed or its answer is unknown; the same call can be repeated later. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

/** The outside understood and said no; repeating the same call changes nothing. */
export class PaymentsRefused extends Error {
  override readonly name = 'PaymentsRefused';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
