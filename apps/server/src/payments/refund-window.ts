import { brand } from '@evergrant/domain/brand/brand.ts';

const dayInMs = 24 * 60 * 60 * 1000;

/** Until when the buyer can ask for the money back: the guarantee, counted from the payment. */
export const refundWindowEnd = (paidAt: Date): Date =>
  new Date(paidAt.getTime() + brand.claims.guaranteeDays * dayInMs);
