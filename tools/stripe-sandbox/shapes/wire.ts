/** Objects as they travel, in the shapes of API 2026-10-28.endive; named are the fields that the sandbox itself reads. */
export const apiVersion = '2026-10-28.endive';

export interface WireObject {
  readonly id: string;
  readonly object: string;
  readonly [field: string]: unknown;
}

export type Metadata = Readonly<Record<string, string>>;

export interface WireList<Item> {
  readonly object: 'list';
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly url: string;
}

export interface Session extends WireObject {
  readonly object: 'checkout.session';
  readonly mode: 'payment' | 'subscription';
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly amount_total: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly customer_email: string | null;
  readonly payment_intent: string | null;
  readonly expires_at: number;
  readonly success_url: string;
  readonly cancel_url: string | null;
}

/** What a session remembers beside its public shape. */
export interface SessionPlan {
  readonly items: readonly LineItem[];
  /** For the payment or the subscription that the session will create. */
  readonly metadata: Metadata;
  readonly description: string | null;
}

export interface Price extends WireObject {
  readonly object: 'price';
  readonly unit_amount: number;
  readonly currency: string;
  readonly product: string;
}

export interface LineItem extends WireObject {
  readonly object: 'item';
  readonly amount_total: number;
  readonly currency: string;
  readonly description: string;
  readonly price: Price;
  readonly quantity: number;
}

export interface Customer extends WireObject {
  readonly object: 'customer';
  readonly email: string | null;
}

export interface PaymentIntent extends WireObject {
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly latest_charge: string | null;
  readonly metadata: Metadata;
}

export interface Charge extends WireObject {
  readonly object: 'charge';
  readonly amount: number;
  readonly amount_refunded: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly payment_method: string;
}

export interface Subscription extends WireObject {
  readonly object: 'subscription';
  readonly status: 'active' | 'past_due' | 'canceled';
  readonly cancel_at_period_end: boolean;
  readonly created: number;
  readonly latest_invoice: string | null;
  readonly customer: string;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly items: WireList<SubscriptionItem>;
}

export interface SubscriptionItem extends WireObject {
  readonly object: 'subscription_item';
  readonly price: Price;
  readonly current_period_start: number;
  readonly current_period_end: number;
}

export interface Invoice extends WireObject {
  readonly object: 'invoice';
  readonly status: 'open' | 'paid';
  readonly amount_due: number;
  readonly currency: string;
  readonly created: number;
}

export interface PortalSession extends WireObject {
  readonly object: 'billing_portal.session';
  readonly created: number;
  readonly customer: string;
  readonly return_url: string | null;
}

/** The account of somebody who is paid. */
export interface Account extends WireObject {
  readonly object: 'account';
  readonly capabilities: { readonly transfers?: 'active' | 'inactive' | 'pending' };
  readonly details_submitted: boolean;
  readonly payouts_enabled: boolean;
  readonly email: string | null;
}

/** The way into the onboarding of an account; it is found by the secret in its address. */
export interface OnboardingDoor {
  readonly accountId: string;
  readonly returnUrl: string;
  readonly refreshUrl: string;
  readonly expiresAt: number;
}

export interface Transfer extends WireObject {
  readonly object: 'transfer';
  readonly amount: number;
  readonly amount_reversed: number;
  readonly destination: string;
}

export interface WireEvent extends WireObject {
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
}

export const listOf = <Item>(url: string, data: readonly Item[]): WireList<Item> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
