import type { PaymentsRefused } from '@evergrant/ports/payments/payments.ts';

/** Why a payout surely could not be made. */
export type PayoutProblem = 'not-approved' | 'account-gone' | 'account-not-ready' | 'too-little-balance' | 'refused';

/** What the affiliate reads, with what to do. */
export const sentenceOf: Readonly<Record<PayoutProblem, string>> = {
  'not-approved': 'Your affiliate account is not active, so nothing was sent. Please contact support.',
  'account-gone': 'Stripe no longer has your payout account. Set it up again on your dashboard; then we pay you.',
  'account-not-ready':
    'Your payout account is not ready: Stripe needs something more from you. Complete Stripe onboarding on your dashboard; then we pay you.',
  'too-little-balance': 'The payment waits on our side. You need to do nothing; we try again by ourselves.',
  refused: 'Stripe did not accept the payment. We look into it and try again; you need to do nothing.',
};

const problemByCode: Readonly<Record<string, PayoutProblem>> = {
  insufficient_capabilities_for_transfer: 'account-not-ready',
  account_invalid: 'account-gone',
  resource_missing: 'account-gone',
  balance_insufficient: 'too-little-balance',
};

export const problemOf = ({ code }: PaymentsRefused): PayoutProblem =>
  (Object.hasOwn(problemByCode, code) ? problemByCode[code] : undefined) ?? 'refused';
