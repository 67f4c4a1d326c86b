import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Customer, Metadata } from '#stripe-sandbox/shapes/wire.ts';

export interface NewCustomer {
  readonly email: string | null;
  readonly name?: string | null;
  readonly description?: string | null;
  readonly metadata?: Metadata;
}

export const buildCustomer = ({ email, name = null, description = null, metadata = {} }: NewCustomer): Customer => ({
  id: newId('cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created: nowInSeconds(),
  currency: null,
  default_source: null,
  delinquent: false,
  description,
  email,
  invoice_prefix: 'SANDBOX',
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata,
  name,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});
