import type { AffiliateRecord } from '#affiliates/load-own-affiliate.ts';
import { Refused } from '#platform/refused.ts';

/** What a browser names must be the caller's own account; another's is told like one that does not exist. */
export const requireOwnAccount = ({ stripeAccountId }: AffiliateRecord, accountId: string): void => {
  if (stripeAccountId === accountId) return;
  const message = 'This payout account is not known. Please reload the page.';
  throw new Refused('absent', { code: 'payout-account-not-found', message });
};
