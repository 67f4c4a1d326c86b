import type { PurchaseState } from '@evergrant/contract/purchases.ts';
import type { purchases } from '#payments/tables.ts';

type Row = Pick<typeof purchases.$inferSelect, 'refundedAt' | 'refundRequestedAt' | 'refundDeclinedAt'>;

/** Where a purchase stands between its payment and the money that was given back. */
export const refundStateOf = ({ refundedAt, refundRequestedAt, refundDeclinedAt }: Row): PurchaseState => {
  if (refundedAt !== null) return 'refunded';
  if (refundDeclinedAt !== null) return 'refund-declined';
  return refundRequestedAt === null ? 'paid' : 'refund-requested';
};
