import type { AffiliateStats } from '@evergrant/contract/affiliates.ts';

type Counted = Pick<AffiliateStats, 'totalClicks' | 'totalConversions' | 'conversionRate'>;

/** The conversion rate and what it is a rate of; without visits there is none. */
export const conversionWords = ({ totalClicks, totalConversions, conversionRate }: Counted) => {
  if (totalClicks === 0) return { rate: '–', note: 'No visits counted yet' };
  const rate = `${conversionRate.toFixed(1)}%`;
  const visits = totalClicks === 1 ? 'Of 1 visit' : `Of ${totalClicks.toLocaleString('en-US')} visits`;
  // A purchase can come without a counted visit: by a typed code, or from a browser that was here before.
  return { rate, note: totalConversions > totalClicks ? `${visits}; some bought without a counted visit` : visits };
};
