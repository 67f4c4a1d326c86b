/** Where an affiliate stands: applied, recommending for money, turned down, or stopped for now. */
export const affiliateStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const;
