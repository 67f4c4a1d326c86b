import type { PayoutAccountState } from '@evergrant/ports/payments/payout-accounts.ts';

/** Whether its owner has answered everything and money can be sent to it and on to the bank. */
export const isAccountReady = (account: PayoutAccountState): boolean =>
  account.detailsSubmitted && account.payoutsEnabled && account.transfersActive;
