import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Charge, Metadata, PaymentIntent } from '#stripe-sandbox/shapes/wire.ts';

export interface NewPayment {
  /** Keeps its id over several attempts. */
  readonly paymentIntentId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly email: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly outcome: 'succeeded' | 'declined';
}

/** One attempt to pay: the payment intent after it, and its charge. */
export const buildPayment = (wanted: NewPayment): { paymentIntent: PaymentIntent; charge: Charge } => {
  const succeeded = wanted.outcome === 'succeeded';
  const id = wanted.paymentIntentId ?? newId('pi');
  const charge = buildCharge(wanted, id);

  const paymentIntent: PaymentIntent = {
    ...unusedIntentFields,
    id,
    object: 'payment_intent',
    amount: wanted.amount,
    amount_received: succeeded ? wanted.amount : 0,
    client_secret: `${id}_secret_sandbox`,
    created: nowInSeconds(),
    currency: wanted.currency,
    customer: wanted.customer,
    description: wanted.description,
    last_payment_error: succeeded ? null : { ...decline, charge: charge.id },
    latest_charge: charge.id,
    metadata: wanted.metadata,
    payment_method: succeeded ? charge.payment_method : null,
    status: succeeded ? 'succeeded' : 'requires_payment_method',
  };
  return { paymentIntent, charge };
};

// The optional `code` is left out: the conformance extract describes it as an object, which it is not.
const decline = {
  type: 'card_error',
  decline_code: 'generic_decline',
  doc_url: 'https://stripe.com/docs/error-codes/card-declined',
  message: 'Your card was declined.',
};

const buildCharge = (wanted: NewPayment, paymentIntentId: string): Charge => {
  const succeeded = wanted.outcome === 'succeeded';
  return {
    ...unusedChargeFields,
    id: newId('ch'),
    object: 'charge',
    amount: wanted.amount,
    amount_captured: succeeded ? wanted.amount : 0,
    amount_refunded: 0,
    billing_details: { address: null, email: wanted.email, name: null, phone: null, tax_id: null },
    captured: succeeded,
    created: nowInSeconds(),
    currency: wanted.currency,
    customer: wanted.customer,
    description: wanted.description,
    failure_code: succeeded ? null : 'card_declined',
    failure_message: succeeded ? null : decline.message,
    metadata: wanted.metadata,
    outcome: buildOutcome(succeeded),
    paid: succeeded,
    payment_intent: paymentIntentId,
    payment_method: newId('pm'),
    payment_method_details: { type: 'card', card: { ...testCard, last4: succeeded ? '4242' : '0002' } },
    receipt_email: wanted.email,
    refunded: false,
    status: succeeded ? 'succeeded' : 'failed',
  };
};

const buildOutcome = (succeeded: boolean) => ({
  advice_code: succeeded ? null : 'try_again_later',
  network_advice_code: null,
  network_decline_code: null,
  network_status: succeeded ? 'approved_by_network' : 'declined_by_network',
  reason: succeeded ? null : decline.decline_code,
  risk_level: 'normal',
  seller_message: succeeded ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
  type: succeeded ? 'authorized' : 'issuer_declined',
});

const testCard = {
  amount_authorized: null,
  authorization_code: null,
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2034,
  fingerprint: 'sandboxcard',
  funding: 'credit',
  installments: null,
  mandate: null,
  network: 'visa',
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
};

const unusedIntentFields = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
};

const unusedChargeFields = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: 'EVERGRANT TEST',
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
};
