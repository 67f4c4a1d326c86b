import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import { listOf } from '#stripe-sandbox/shapes/wire.ts';
import type { Invoice, Subscription, SubscriptionItem, WireObject } from '#stripe-sandbox/shapes/wire.ts';

export interface NewInvoice {
  readonly subscription: Subscription;
  readonly email: string | null;
  readonly paymentIntentId: string;
  readonly reason: 'subscription_create' | 'subscription_cycle';
  readonly isPaid: boolean;
}

/** The invoice of one period of a subscription, and the payment that was tried for it. */
export const buildInvoice = (wanted: NewInvoice): { invoice: Invoice; invoicePayment: WireObject } => {
  const { subscription, isPaid } = wanted;
  const id = newId('in');
  const created = nowInSeconds();
  const amount = subscription.items.data.reduce((sum, item) => sum + amountOf(item), 0);

  const invoice: Invoice = {
    ...unusedInvoiceFields,
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    attempt_count: 1,
    attempted: true,
    auto_advance: !isPaid,
    billing_reason: wanted.reason,
    created,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: wanted.email,
    effective_at: created,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      subscription.items.data.map((item) => buildInvoiceLine(item, { id, subscription })),
    ),
    number: `SANDBOX-${id.slice(-8).toUpperCase()}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: created,
    period_start: created,
    status: isPaid ? 'paid' : 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: isPaid ? created : null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
  };
  return { invoice, invoicePayment: buildInvoicePayment(wanted, invoice) };
};

const amountOf = (item: SubscriptionItem): number => item.price.unit_amount * Number(item['quantity'] ?? 1);

const buildInvoicePayment = ({ isPaid, paymentIntentId }: NewInvoice, invoice: Invoice): WireObject => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: isPaid ? invoice.amount_due : null,
  amount_requested: invoice.amount_due,
  created: nowInSeconds(),
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent: paymentIntentId },
  status: isPaid ? 'paid' : 'open',
  status_transitions: { canceled_at: null, paid_at: isPaid ? nowInSeconds() : null },
});

const buildInvoiceLine = (
  item: SubscriptionItem,
  { id, subscription }: { readonly id: string; readonly subscription: Subscription },
): WireObject => ({
  id: newId('il'),
  object: 'line_item',
  amount: amountOf(item),
  currency: subscription.currency,
  description: subscription['description'] ?? null,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice: id,
  livemode: false,
  metadata: subscription.metadata,
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: false,
      proration_details: { credited_items: null },
      subscription: subscription.id,
      subscription_item: item.id,
    },
    type: 'subscription_item_details',
  },
  period: { end: item.current_period_end, start: item.current_period_start },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: item.price.id, product: item.price.product },
    type: 'price_details',
    unit_amount_decimal: String(item.price.unit_amount),
  },
  quantity: item['quantity'] ?? 1,
  quantity_decimal: String(item['quantity'] ?? 1),
  subscription: subscription.id,
  subtotal: amountOf(item),
  taxes: [],
});

const unusedInvoiceFields = {
  account_country: 'US',
  account_name: 'Evergrant test payments',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
};
