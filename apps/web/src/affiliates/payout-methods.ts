import type { PayoutMethod } from '@evergrant/contract/affiliates.ts';

interface PayoutChoice {
  readonly id: PayoutMethod;
  readonly label: string;
  /** What an applicant is asked for. */
  readonly details: string;
}

/** The ways to be paid; the first one is chosen unless somebody chooses another. */
export const payoutMethods: readonly PayoutChoice[] = [
  { id: 'paypal', label: 'PayPal', details: 'The email address of your PayPal account.' },
  {
    id: 'stripe',
    label: 'Stripe/Bank Transfer',
    details: 'The country of your bank. You give the account itself to Stripe once you are approved, never to us.',
  },
  {
    id: 'wire',
    label: 'Wire Transfer',
    details: 'Account holder, bank, routing number and account number.',
  },
];
