import type { PaymentStatus } from '@evergrant/contract/payments.ts';

/** What a checkout's state means for the person. Only the server's recorded confirmation counts as paid. */
export type PaymentState = 'confirmed' | 'waiting' | 'expired';

/** Reads a payment status; never says `confirmed` on the provider's word alone. */
export const paymentState = (status: Pick<PaymentStatus, 'status' | 'isConfirmed'>): PaymentState => {
  if (status.isConfirmed) return 'confirmed';
  return status.status === 'expired' ? 'expired' : 'waiting';
};
