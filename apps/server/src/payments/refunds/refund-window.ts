import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';

/** Until when the buyer can ask for the money back: the guarantee, counted from the payment. */
export const refundWindowEnd = (paidAt: Date): Date =>
  new Date(paidAt.getTime() + brand.claims.guaranteeDays * dayInMs);
