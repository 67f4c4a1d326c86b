import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import { listOf } from '#stripe-sandbox/shapes/wire.ts';
import type { Metadata, Transfer } from '#stripe-sandbox/shapes/wire.ts';

export interface NewTransfer {
  readonly amount: number;
  readonly destination: string;
  readonly transferGroup: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
}

/** Money that has arrived at an account. */
export const buildTransfer = (wanted: NewTransfer): Transfer => {
  const id = newId('tr');
  return {
    id,
    object: 'transfer',
    amount: wanted.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: nowInSeconds(),
    currency: 'usd',
    description: wanted.description,
    destination: wanted.destination,
    destination_payment: newId('py'),
    livemode: false,
    metadata: wanted.metadata,
    reversals: listOf(`/v1/transfers/${id}/reversals`, []),
    reversed: false,
    source_transaction: null,
    source_type: 'card',
    transfer_group: wanted.transferGroup,
  };
};
