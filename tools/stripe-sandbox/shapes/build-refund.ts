import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Charge, Metadata, WireObject } from '#stripe-sandbox/shapes/wire.ts';

export interface NewRefund {
  readonly amount: number;
  readonly reason: string | null;
  readonly metadata: Metadata;
}

/** A finished refund, and its charge with the refund counted in. */
export const buildRefund = (charge: Charge, wanted: NewRefund): { refund: WireObject; refunded: Charge } => {
  const total = charge.amount_refunded + wanted.amount;
  const refund: WireObject = {
    id: newId('re'),
    object: 'refund',
    amount: wanted.amount,
    balance_transaction: null,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
    },
    metadata: wanted.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  return { refund, refunded: { ...charge, amount_refunded: total, refunded: total === charge.amount } };
};
