import type { Occurrence } from '#payments/occurrence.ts';

export interface PayoutAccountRequest {
  readonly email: string;
  readonly affiliateId: string;
  /** The same key with the same content opens the same account, at most 255 characters. */
  readonly idempotencyKey: string;
}

export interface OnboardingRequest {
  readonly accountId: string;
  /** Where the person comes back to, finished or not. */
  readonly returnUrl: string;
  /** Where the person is sent when the page can't be used any more. */
  readonly refreshUrl: string;
}

/** What the provider says about a payout account at this moment. */
export interface PayoutAccountState {
  readonly accountId: string;
  readonly detailsSubmitted: boolean;
  readonly payoutsEnabled: boolean;
  /** Whether money can be sent to it now. */
  readonly transfersActive: boolean;
}

export interface TransferRequest {
  /** Whole US cents, at least 1. */
  readonly amountInCents: number;
  readonly accountId: string;
  /** Marks the transfer, so that it can be found when its answer was lost. */
  readonly payoutId: string;
  /** The same key moves money once, however often it is sent within a day; at most 255 characters. */
  readonly idempotencyKey: string;
}

/** Money that went from us to a payout account. */
export interface TransferState {
  readonly transferId: string;
  readonly accountId: string | undefined;
  readonly payoutId: string | undefined;
  readonly amountInCents: number;
  /** What was taken back of it. */
  readonly reversedInCents: number;
  /** Lower case, three letters. */
  readonly currency: string;
}

export interface PayoutAccountUpdated extends Occurrence {
  readonly kind: 'payout-account-updated';
  readonly account: PayoutAccountState;
}

export interface TransferCreated extends Occurrence {
  readonly kind: 'transfer-created';
  readonly transfer: TransferState;
}

export interface TransferReversed extends Occurrence {
  readonly kind: 'transfer-reversed';
  readonly transfer: TransferState;
}

/** Pays people: accounts that the provider keeps for them, and money sent there. No bank data ever reaches us. */
export interface PayoutAccounts {
  /**
   * Opens an account that can be sent money to once its owner has answered the provider's questions.
   * @throws PaymentsUnavailable when nobody knows whether it was opened: repeat with the same key.
   * @throws PaymentsRefused, with the code `connect-not-enabled` when the operator has not signed up for paying others.
   */
  readonly createPayoutAccount: (request: PayoutAccountRequest) => Promise<{ readonly accountId: string }>;
  /**
   * Opens the page of the provider on which the owner answers its questions. It works once and for minutes only.
   * @throws PaymentsUnavailable, PaymentsRefused
   */
  readonly createOnboardingLink: (request: OnboardingRequest) => Promise<{ readonly url: string }>;
  /**
   * Asks for an account; `undefined` when the provider does not know it or has parted it from us.
   * @throws PaymentsUnavailable when the answer is missing or not understood: it is then not ready.
   */
  readonly findPayoutAccount: (accountId: string) => Promise<PayoutAccountState | undefined>;
  /**
   * Sends US dollars to an account.
   * @throws PaymentsUnavailable when nobody knows whether money moved: look for the transfer before anything else.
   * @throws PaymentsRefused when surely nothing moved.
   */
  readonly sendTransfer: (request: TransferRequest) => Promise<TransferState>;
  /**
   * Every transfer that was made for a payout, the newest first, at most a hundred.
   * @throws PaymentsUnavailable, PaymentsRefused
   */
  readonly findTransfers: (payoutId: string) => Promise<readonly TransferState[]>;
}
