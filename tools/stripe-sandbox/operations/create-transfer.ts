import { ApiRefusal, noSuch } from '#stripe-sandbox/api/api-refusal.ts';
import { readMetadata, readText, refuseUnknown, requireInteger, requireText } from '#stripe-sandbox/api/read-params.ts';
import type { Operation } from '#stripe-sandbox/operations/operation.ts';
import { buildEvent } from '#stripe-sandbox/shapes/build-event.ts';
import { buildTransfer } from '#stripe-sandbox/shapes/build-transfer.ts';
import type { Account } from '#stripe-sandbox/shapes/wire.ts';

/** POST /v1/transfers */
export const createTransfer: Operation = ({ books, params }) => {
  refuseUnknown(params, ['amount', 'currency', 'destination', 'transfer_group', 'description', 'metadata']);
  const amount = requireInteger(params, 'amount', 1);
  if (requireText(params, 'currency') !== 'usd') {
    throw new ApiRefusal('The sandbox sends US dollars only.', { param: 'currency' });
  }
  const destination = requireText(params, 'destination');
  const account = books.findObject<Account>('account', destination);
  if (!account) throw noSuch('destination', destination, 'destination');
  if (account.capabilities.transfers !== 'active') {
    throw new ApiRefusal(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      { code: 'insufficient_capabilities_for_transfer', isExecuted: true },
    );
  }

  const transfer = buildTransfer({
    amount,
    destination,
    transferGroup: readText(params, 'transfer_group') ?? null,
    description: readText(params, 'description') ?? null,
    metadata: readMetadata(params),
  });
  return { body: transfer, change: { objects: [transfer], events: [buildEvent('transfer.created', transfer)] } };
};
