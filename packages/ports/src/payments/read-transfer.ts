import { z } from 'zod';
import type { TransferState } from '#payments/payout-accounts.ts';
import { reference } from '#payments/stripe-reference.ts';

const transfer = z.object({
  object: z.literal('transfer'),
  id: z.string().min(1),
  amount: z.int(),
  amount_reversed: z.int(),
  currency: z.string().length(3),
  destination: reference.nullable(),
  transfer_group: z.string().nullable(),
});

/**
 * Translates a Transfer of the Stripe API.
 * @returns `undefined` for anything that is not understood in full.
 */
export const readTransfer = (wire: unknown): TransferState | undefined => {
  const { data } = transfer.safeParse(wire);
  return (
    data && {
      transferId: data.id,
      accountId: data.destination ?? undefined,
      payoutId: data.transfer_group ?? undefined,
      amountInCents: data.amount,
      reversedInCents: data.amount_reversed,
      currency: data.currency,
    }
  );
};
