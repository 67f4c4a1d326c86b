/** What an administrator can decide of an affiliate. */
export const affiliateDecisions = ['approve', 'reject', 'suspend', 'reinstate'] as const;
export type AffiliateDecision = (typeof affiliateDecisions)[number];
