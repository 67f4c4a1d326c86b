import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { LineItem, Price, WireObject } from '#stripe-sandbox/shapes/wire.ts';

export interface NewLineItem {
  readonly name: string;
  readonly description: string | null;
  readonly unitAmount: number;
  readonly currency: string;
  readonly quantity: number;
  readonly interval: 'day' | 'week' | 'month' | 'year' | null;
}

/** A line of a session, with the product and the price that its inline price creates. */
export const buildLineItem = (wanted: NewLineItem): { item: LineItem; product: WireObject; price: Price } => {
  const product = buildProduct(wanted);
  const price = buildPrice(wanted, product.id);
  const amount = wanted.unitAmount * wanted.quantity;

  const item: LineItem = {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: wanted.currency,
    description: wanted.name,
    metadata: {},
    price,
    quantity: wanted.quantity,
  };
  return { item, product, price };
};

const buildProduct = ({ name, description }: NewLineItem): WireObject => {
  const created = nowInSeconds();
  return {
    id: newId('prod'),
    object: 'product',
    active: false,
    created,
    description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: created,
    url: null,
  };
};

const buildPrice = ({ unitAmount, currency, interval }: NewLineItem, product: string): Price => ({
  id: newId('price'),
  object: 'price',
  active: false,
  billing_scheme: 'per_unit',
  created: nowInSeconds(),
  currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product,
  recurring:
    interval === null
      ? null
      : { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: interval === null ? 'one_time' : 'recurring',
  unit_amount: unitAmount,
  unit_amount_decimal: String(unitAmount),
});
