import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { settleSent } from '#affiliates/payouts/settle-payout.ts';
import { payouts } from '#affiliates/tables.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';

/** Takes the provider's word that money of a payout has moved, or has been taken back by the operator. */
export const followTransfer = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log'>,
  told: ProductEvents['transfer.told'],
): Promise<void> => {
  const { payoutId, transferId, amountInCents, accountId, reversedInCents } = told;
  // Transfers that the operator made by hand belong to no payout.
  if (!z.uuid().safeParse(payoutId).success) return;
  const [payout] = await context.db.select().from(payouts).where(eq(payouts.id, payoutId));
  if (!payout) return;

  const isAsFrozen = payout.amountInCents === amountInCents && payout.stripeAccountId === accountId;
  if (payout.state === 'failed' || !isAsFrozen) {
    return context.log.error({ told, state: payout.state }, 'a transfer does not fit its payout');
  }
  await settleSent(context, { payoutId, transferId });
  if (reversedInCents === 0) return;
  await context.db.transaction((tx) =>
    appendAudit(tx, {
      stream: `affiliate:${payout.affiliateId}`,
      at: context.clock(),
      actor: 'system',
      action: 'transfer taken back at the provider',
      details: { payoutId, transferId, reversedInCents },
    }),
  );
};
