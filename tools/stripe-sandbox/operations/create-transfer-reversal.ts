import { ApiRefusal, noSuch } from '#stripe-sandbox/api/api-refusal.ts';
import { readInteger, readMetadata, refuseUnknown } from '#stripe-sandbox/api/read-params.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';
import { newId } from '#stripe-sandbox/shapes/new-id.ts';
import { nowInSeconds } from '#stripe-sandbox/shapes/now-in-seconds.ts';
import type { Transfer, WireList, WireObject } from '#stripe-sandbox/shapes/wire.ts';

/** POST /v1/transfers/{id}/reversals: takes money back from the account of somebody who was paid. */
export const createTransferReversal: Operation = ({ books, params, id }) => {
  refuseUnknown(params, ['amount', 'metadata']);
  const transfer = books.findObject<Transfer>('transfer', id);
  if (!transfer) throw noSuch('transfer', id);
  const left = transfer.amount - transfer.amount_reversed;
  const amount = readInteger(params, 'amount', 1) ?? left;
  if (left === 0 || amount > left) {
    throw new ApiRefusal('You cannot reverse more than the remaining amount.', { param: 'amount' });
  }

  const reversal: WireObject = {
    id: newId('trr'),
    object: 'transfer_reversal',
    amount,
    balance_transaction: null,
    created: nowInSeconds(),
    currency: 'usd',
    destination_payment_refund: null,
    metadata: readMetadata(params),
    source_refund: null,
    transfer: id,
  };
  const reversed = take(transfer, reversal);
  const before = { amount_reversed: transfer.amount_reversed };
  return {
    body: reversal,
    change: { objects: [reversal, reversed], events: [buildEvent('transfer.reversed', reversed, before)] },
  };
};

const take = (transfer: Transfer, reversal: WireObject): Transfer => {
  const amountReversed = transfer.amount_reversed + Number(reversal['amount']);
  const reversals = transfer['reversals'] as WireList<WireObject>;
  return {
    ...transfer,
    amount_reversed: amountReversed,
    reversed: amountReversed === transfer.amount,
    reversals: { ...reversals, data: [reversal, ...reversals.data] },
  };
};
