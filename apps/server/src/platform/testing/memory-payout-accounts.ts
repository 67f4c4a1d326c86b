import { randomUUID } from 'node:crypto';
import { PaymentsRefused } from '@evergrant/ports/payments/payments.ts';
import type { PayoutAccounts, PayoutAccountState, TransferState } from '@evergrant/ports/payments/payout-accounts.ts';

/** Payout accounts and transfers in memory: a key moves money once, and only to an account that is ready. */
export interface MemoryPayoutAccounts extends PayoutAccounts {
  /** What the provider says about an account from now on. */
  readonly keepPayoutAccount: (state: PayoutAccountState) => void;
  /** The owner of an account has answered all questions. */
  readonly completeOnboarding: (accountId: string) => void;
  /** Every transfer so far, the oldest first. */
  readonly listTransfers: () => readonly TransferState[];
}

export const createMemoryPayoutAccounts = (): MemoryPayoutAccounts => {
  const accountById = new Map<string, PayoutAccountState>();
  const accountByKey = new Map<string, string>();
  const transferByKey = new Map<string, TransferState>();
  const keep = (state: PayoutAccountState): void => void accountById.set(state.accountId, state);

  return {
    createPayoutAccount: async ({ idempotencyKey }) => {
      const accountId = accountByKey.get(idempotencyKey) ?? `acct_${randomUUID().replaceAll('-', '')}`;
      accountByKey.set(idempotencyKey, accountId);
      if (!accountById.has(accountId)) keep(newAccount(accountId));
      return { accountId };
    },
    createOnboardingLink: async ({ accountId }) => ({ url: `http://127.0.0.1/setup/${accountId}` }),
    findPayoutAccount: async (accountId) => accountById.get(accountId),
    sendTransfer: async ({ amountInCents, accountId, payoutId, idempotencyKey }) => {
      if (!accountById.get(accountId)?.transfersActive) {
        throw new PaymentsRefused('insufficient_capabilities_for_transfer', 'The account cannot be sent money.');
      }
      const transferId = `tr_${randomUUID().replaceAll('-', '')}`;
      const sent = { transferId, accountId, payoutId, amountInCents, reversedInCents: 0, currency: 'usd' };
      const transfer = transferByKey.get(idempotencyKey) ?? sent;
      transferByKey.set(idempotencyKey, transfer);
      return transfer;
    },
    findTransfers: async (wanted) => [...transferByKey.values()].filter(({ payoutId }) => payoutId === wanted),
    keepPayoutAccount: keep,
    completeOnboarding: (accountId) =>
      keep({ accountId, detailsSubmitted: true, payoutsEnabled: true, transfersActive: true }),
    listTransfers: () => [...transferByKey.values()],
  };
};

const newAccount = (accountId: string): PayoutAccountState => ({
  accountId,
  detailsSubmitted: false,
  payoutsEnabled: false,
  transfersActive: false,
});
