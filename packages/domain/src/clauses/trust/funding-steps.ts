import type { GuideStep } from '#assembly/document.ts';
import { institutionOf } from '#facts/institution-of.ts';
import { passesByDesignation } from '#facts/asset-kind.ts';
import type { Asset } from '#facts/shapes.ts';

/** What is left to do after signing so that each asset really is in the trust: one step an institution and kind of property. */
export const fundingSteps = ({ assets }: { readonly assets: readonly Asset[] }): readonly GuideStep[] =>
  [...Map.groupBy(assets, todoOf)].map(([text, concerned]) => ({
    text: `${text}:`,
    items: concerned.map(({ description }) => description),
  }));

const todoOf = (asset: Asset): string => {
  if (passesByDesignation(asset))
    return `Leave the title as it is, and review the beneficiary designation${at(asset, ' with ')}`;
  switch (asset.category) {
    case 'realEstate':
      return 'Sign and record a deed to the trustee, and tell the lender and the insurer';
    case 'bank':
    case 'brokerage':
      return `Ask ${at(asset, '') || 'the institution'} in writing to retitle the account to the trustee`;
    case 'business':
      return 'Assign the interest to the trustee, after checking the transfer limits of the company agreement';
    case 'vehicle':
      return 'Transfer the certificate of title to the trustee, if your state and insurer make that sensible';
    case 'digital':
      return 'Keep a list of access data in a safe place that your successor trustee can reach';
    case 'retirement':
    case 'lifeInsurance':
    case 'tangible':
    case 'other':
    case undefined:
      return 'This document assigns untitled property; transfer any record title to the trustee';
  }
};

const at = (asset: Asset, lead: string): string => {
  const institution = institutionOf(asset.description);
  return institution === undefined ? '' : `${lead}${institution}`;
};
