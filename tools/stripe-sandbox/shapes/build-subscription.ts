import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import { listOf } from '#stripe-sandbox/shapes/wire.ts';
import type { LineItem, Metadata, Subscription, SubscriptionItem } from '#stripe-sandbox/shapes/wire.ts';

export interface NewSubscription {
  readonly items: readonly LineItem[];
  readonly customer: string;
  readonly currency: string;
  readonly description: string | null;
  readonly metadata: Metadata;
}

/** The same day of the next month, or that month's last day. */
export const addMonth = (seconds: number): number => {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
};

/** An active subscription whose first period begins now. */
export const buildSubscription = (wanted: NewSubscription): Subscription => {
  const id = newId('sub');
  const created = nowInSeconds();

  return {
    ...unusedSubscriptionFields,
    id,
    object: 'subscription',
    billing_cycle_anchor: created,
    created,
    currency: wanted.currency,
    customer: wanted.customer,
    description: wanted.description,
    items: listOf(
      `/v1/subscription_items?subscription=${id}`,
      wanted.items.map((item) => buildSubscriptionItem(item, { id, created })),
    ),
    latest_invoice: null,
    metadata: wanted.metadata,
    start_date: created,
    status: 'active',
  };
};

const buildSubscriptionItem = (
  { price, quantity }: LineItem,
  { id, created }: { readonly id: string; readonly created: number },
): SubscriptionItem => ({
  id: newId('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created,
  current_period_end: addMonth(created),
  current_period_start: created,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: buildPlan(price.id, price),
  price: { ...price, active: true },
  quantity,
  subscription: id,
  tax_rates: [],
});

const buildPlan = (id: string, price: LineItem['price']) => ({
  id,
  object: 'plan',
  active: true,
  amount: price.unit_amount,
  currency: price.currency,
  interval: 'month',
  interval_count: 1,
  product: price.product,
});

const unusedSubscriptionFields = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
  trial_start: null,
};
