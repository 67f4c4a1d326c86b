import type { AffiliateRecord } from '#affiliates/load-own-affiliate.ts';
import { Refused } from '#platform/refused.ts';

/** Only approved affiliates set up where they are paid. */
export const requireApproved = ({ status }: Pick<AffiliateRecord, 'status'>): void => {
  if (status === 'approved') return;
  const message = 'Payouts can be set up once your application is approved.';
  throw new Refused('conflict', { code: 'affiliate-not-approved', message });
};
