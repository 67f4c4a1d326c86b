import { z } from 'zod';
import type { PayoutAccountState } from '#payments/payout-accounts.ts';

const account = z.object({
  object: z.literal('account'),
  id: z.string().min(1),
  details_submitted: z.boolean(),
  payouts_enabled: z.boolean(),
  capabilities: z.object({ transfers: z.string().optional() }).nullish(),
});

/**
 * Translates an Account of the Stripe API.
 * @returns `undefined` for anything that is not understood in full.
 */
export const readPayoutAccount = (wire: unknown): PayoutAccountState | undefined => {
  const { data } = account.safeParse(wire);
  return (
    data && {
      accountId: data.id,
      detailsSubmitted: data.details_submitted,
      payoutsEnabled: data.payouts_enabled,
      transfersActive: data.capabilities?.transfers === 'active',
    }
  );
};
