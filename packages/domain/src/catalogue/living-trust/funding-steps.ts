import { passesByDesignation } from '#facts/asset-kind.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { Asset } from '#facts/shapes.ts';

/** What is left to do after signing so that each asset really is in the trust, one sentence per asset. */
export const fundingSteps = ({ assets }: Pick<LivingTrustFacts, 'assets'>): readonly string[] => assets.map(stepFor);

const stepFor = (asset: Asset): string => {
  const what = `“${asset.description}”`;
  if (passesByDesignation(asset))
    return `To do for ${what}: leave the title as it is and review the beneficiary designation.`;
  switch (asset.category) {
    case 'realEstate':
      return `To do for ${what}: sign and record a deed to the trustee, and tell the lender and the insurer.`;
    case 'bank':
    case 'brokerage':
      return `To do for ${what}: ask the institution in writing to retitle the account to the trustee.`;
    case 'business':
      return `To do for ${what}: assign the interest to the trustee, after checking the transfer limits of the company agreement.`;
    case 'vehicle':
      return `To do for ${what}: transfer the certificate of title to the trustee, if your state and insurer make that sensible.`;
    case 'digital':
      return `To do for ${what}: keep a list of access data in a safe place that your successor trustee can reach.`;
    case 'retirement':
    case 'lifeInsurance':
    case 'tangible':
    case 'other':
    case undefined:
      return `To do for ${what}: this document assigns untitled property; transfer any record title to the trustee.`;
  }
};
