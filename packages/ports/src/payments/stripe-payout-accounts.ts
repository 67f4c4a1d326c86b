import Stripe from 'stripe';
import { PaymentsRefused, PaymentsUnavailable } from '#payments/payments.ts';
import type {
  OnboardingRequest,
  PayoutAccountRequest,
  PayoutAccountState,
  TransferRequest,
  TransferState,
} from '#payments/payout-accounts.ts';
import { readPayoutAccount } from '#payments/read-payout-account.ts';
import { readTransfer } from '#payments/read-transfer.ts';

/** Opens an account with the light dashboard: Stripe asks its owner for what it needs, we answer for fees and losses. */
export const createPayoutAccount = async (
  stripe: Stripe,
  { email, affiliateId, idempotencyKey }: PayoutAccountRequest,
): Promise<{ readonly accountId: string }> => {
  const params: Stripe.AccountCreateParams = {
    email,
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    capabilities: { transfers: { requested: true } },
    metadata: { affiliate_id: affiliateId },
  };
  try {
    const { id } = await stripe.accounts.create(params, { idempotencyKey });
    if (!id) throw new PaymentsUnavailable('The payment provider answered without an account.');
    return { accountId: id };
  } catch (error) {
    throw isNotSignedUp(error) ? new PaymentsRefused('connect-not-enabled', error.message, { cause: error }) : error;
  }
};

// Stripe gives this refusal no code, only the sentence "… if you've signed up for Connect …".
const isNotSignedUp = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError && /signed up for connect/i.test(error.message);

/** Opens the onboarding that Stripe hosts. */
export const createOnboardingLink = async (
  stripe: Stripe,
  { accountId, returnUrl, refreshUrl }: OnboardingRequest,
): Promise<{ readonly url: string }> => {
  const { url } = await stripe.accountLinks.create({
    account: accountId,
    type: 'account_onboarding',
    return_url: returnUrl,
    refresh_url: refreshUrl,
  });
  if (!url) throw new PaymentsUnavailable('The payment provider answered without an onboarding page.');
  return { url };
};

// `account_invalid`: it exists, but its owner has parted it from us.
const absentCodes = ['resource_missing', 'account_invalid'];

/** An account as it is now; `undefined` when it is not one of ours. */
export const findPayoutAccount = async (stripe: Stripe, accountId: string): Promise<PayoutAccountState | undefined> => {
  // An empty or odd id would address another part of the API.
  if (!/^acct_\w{1,250}$/.test(accountId)) return undefined;
  try {
    const state = readPayoutAccount(await stripe.accounts.retrieve(accountId));
    if (state?.accountId === accountId) return state;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && absentCodes.includes(error.code ?? '')) return undefined;
    throw error;
  }
  throw new PaymentsUnavailable('The payment provider answered with an account that is not understood.');
};

/** Sends money; what is answered must be what was asked for, or the outcome counts as unknown. */
export const sendTransfer = async (stripe: Stripe, request: TransferRequest): Promise<TransferState> => {
  const { amountInCents, accountId, payoutId, idempotencyKey } = request;
  const answer = await moveMoney(stripe, {
    params: {
      amount: amountInCents,
      currency: 'usd',
      destination: accountId,
      transfer_group: payoutId,
      metadata: { payout_id: payoutId },
    },
    idempotencyKey,
  });

  const transfer = readTransfer(answer);
  const isWhatWasAsked =
    transfer?.amountInCents === amountInCents && transfer.accountId === accountId && transfer.payoutId === payoutId;
  if (transfer && isWhatWasAsked) return transfer;
  throw new PaymentsUnavailable('The payment provider answered with a transfer that is not understood.');
};

interface Movement {
  readonly params: Stripe.TransferCreateParams;
  readonly idempotencyKey: string;
}

const moveMoney = async (stripe: Stripe, { params, idempotencyKey }: Movement): Promise<unknown> => {
  try {
    return await stripe.transfers.create(params, { idempotencyKey });
  } catch (error) {
    // The key was used before, for something else: that may have moved money.
    if (error instanceof Stripe.errors.StripeIdempotencyError) {
      throw new PaymentsUnavailable('The key of this transfer was used before.', { cause: error });
    }
    throw error;
  }
};

/** The transfers of a payout. One that is not understood would hide money that moved, so it makes the answer unknown. */
export const findTransfers = async (stripe: Stripe, payoutId: string): Promise<readonly TransferState[]> => {
  const answer: { readonly data?: unknown } = await stripe.transfers.list({ transfer_group: payoutId, limit: 100 });
  const listed = Array.isArray(answer.data) ? answer.data.map(readTransfer) : [undefined];
  const transfers = listed.filter((transfer) => transfer !== undefined);
  if (transfers.length === listed.length && transfers.every((transfer) => transfer.payoutId === payoutId)) {
    return transfers;
  }
  throw new PaymentsUnavailable('The payment provider answered with transfers that are not understood.');
};
