import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { LineItem, Metadata, Session } from '#stripe-sandbox/shapes/wire.ts';

export interface NewSession {
  readonly mode: 'payment' | 'subscription';
  readonly items: readonly LineItem[];
  readonly currency: string;
  readonly clientReferenceId: string | null;
  readonly customer: string | null;
  readonly customerEmail: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly expiresAt: number | undefined;
  readonly metadata: Metadata;
  readonly publicUrl: string;
}

const lifetimeInSeconds = 24 * 60 * 60;

/** An open Checkout Session with a hosted page. */
export const buildSession = (wanted: NewSession): Session => {
  const id = newId('cs_test');
  const created = nowInSeconds();
  const total = wanted.items.reduce((sum, item) => sum + item.amount_total, 0);

  return {
    ...unusedSessionFields,
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: wanted.cancelUrl,
    client_reference_id: wanted.clientReferenceId,
    created,
    currency: wanted.currency,
    customer: wanted.customer,
    customer_creation: wanted.mode === 'subscription' ? 'always' : 'if_required',
    customer_details: wanted.customerEmail === null ? null : buildCustomerDetails(wanted.customerEmail),
    customer_email: wanted.customerEmail,
    expires_at: wanted.expiresAt ?? created + lifetimeInSeconds,
    metadata: wanted.metadata,
    mode: wanted.mode,
    payment_intent: null,
    payment_method_collection: wanted.mode === 'subscription' ? 'always' : 'if_required',
    payment_status: 'unpaid',
    status: 'open',
    success_url: wanted.successUrl,
    url: `${wanted.publicUrl}/c/pay/${id}`,
  };
};

export const buildCustomerDetails = (email: string | null) => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
});

const unusedSessionFields = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
};
